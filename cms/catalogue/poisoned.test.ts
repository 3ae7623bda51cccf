import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Payload } from 'payload';
import { announceChange } from '#collections/change-feed.ts';
import {
  createDiscount,
  createGuide,
  createLegalPage,
  createMarketReport,
  createMedication,
  createProduct,
  createProvider,
  createRegisteredProvider,
  createRegistration,
  createReview,
  element,
  root,
} from '../testing/example-data.ts';
import { createPicture } from '../testing/pictures.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { writeRaw, type RawWrite } from '../testing/write-raw.ts';
import type { Catalogue } from './build-catalogue.ts';
import {
  startCatalogue,
  type CatalogueService,
  type CatalogueStatus,
} from './catalogue-service.ts';
import { sources } from './sources.ts';

let test: TestPayload;
let payload: Payload;
let catalogue: CatalogueService;
/** The ids of the poisoned documents, by collection. */
let poisoned: Record<string, string>;

/** Selects what visitors see of a document. */
type Shown = (catalogue: Catalogue) => unknown;

const provider = (name: string) => (current: Catalogue) => current.providers.get(name);
const product = (name: string) => (current: Catalogue) =>
  provider('whole')(current)?.products.find(({ dose }) => dose === name);

const hologram = { blockType: 'hologram', id: '65f000000000000000000001' };

/** For each collection: how a document is spoilt, why it is skipped, and what visitors see of it and of another. */
const cases: {
  collection: string;
  raw: Omit<RawWrite, 'collection'>;
  reason: RegExp;
  shown: Shown;
  /** What visitors see if it never could be shown. */
  without?: unknown;
  beside: Shown;
}[] = [
  {
    collection: 'media',
    raw: { table: 'media', column: 'alt', field: 'alt', value: '' },
    reason: /^alt: /,
    shown: ({ references }) => references.picture(poisoned.media ?? ''),
    without: null,
    beside: ({ references }) => references.picture(poisoned.picture ?? ''),
  },
  {
    collection: 'providers',
    raw: { table: 'providers', column: 'slug', field: 'slug', value: 'Not a slug' },
    reason: /^slug: /,
    shown: provider('spoilt'),
    beside: provider('reviewed-too'),
  },
  {
    collection: 'medications',
    raw: { table: 'medications', column: 'theme', field: 'theme', value: 'tartan' },
    reason: /^theme: /,
    shown: ({ medications }) => medications.find(({ name }) => name === 'Spoiltol'),
    beside: ({ medications }) => medications.find(({ name }) => name === 'Mounjaro')?.description,
  },
  {
    collection: 'products',
    raw: { table: 'products', column: 'price_pence', field: 'pricePence', value: -500 },
    reason: /^pricePence: Not a price/,
    shown: product('5mg'),
    beside: product('2.5mg'),
  },
  {
    collection: 'registrations',
    raw: { table: 'registrations', column: 'url', field: 'url', value: 'in the register' },
    reason: /^registration\.url: /,
    shown: (current) => provider('whole')(current)?.cqcRegistered,
    without: false,
    beside: (current) => provider('whole')(current)?.gphcRegistered,
  },
  {
    collection: 'observations',
    raw: { table: 'observations', column: 'price_pence', field: 'pricePence', value: 0.5 },
    reason: /^pricePence: Not a price/,
    shown: (current) => product('10mg')(current)?.priceChange,
    // Nothing else was seen of it a month ago.
    without: null,
    beside: product('2.5mg'),
  },
  {
    collection: 'review-summaries',
    raw: {
      table: 'review_summaries',
      column: 'counts',
      field: 'counts',
      value: { ratings: 'many' },
    },
    reason: /^counts\.ratings: /,
    shown: (current) => provider('reviewed')(current)?.reviewCount,
    without: 0,
    beside: (current) => provider('whole')(current)?.reviewCount,
  },
  {
    collection: 'sentiment-snapshots',
    raw: {
      table: 'sentiment_snapshots',
      column: 'sentiment_score',
      field: 'sentimentScore',
      value: 1000,
    },
    reason: /^sentimentScore: /,
    shown: (current) => provider('reviewed')(current)?.sentiment,
    without: null,
    beside: (current) => provider('whole')(current)?.sentiment,
  },
  {
    collection: 'discounts',
    raw: { table: 'discounts', column: 'percentage_off', field: 'percentageOff', value: 900 },
    reason: /^discount\.percentage_off: /,
    shown: ({ discounts }) => discounts.find((each) => each.discount_text === 'Spoilt'),
    beside: ({ discounts }) => discounts.find((each) => each.discount_text === 'Whole'),
  },
  {
    collection: 'guides',
    raw: {
      table: 'guides',
      column: 'body',
      field: 'body',
      value: root([{ ...element('block'), fields: hologram }]),
    },
    reason: /^It has a block of an unknown kind\.$/,
    shown: ({ guides }) => guides.get('spoilt'),
    beside: ({ guides }) => guides.get('whole'),
  },
  {
    collection: 'legal-pages',
    raw: { table: 'legal_pages', column: 'page_title', field: 'pageTitle', value: '' },
    reason: /^pageTitle: /,
    shown: ({ legalPages }) => legalPages.get('spoilt'),
    beside: ({ legalPages }) => legalPages.get('whole')?.sections[0]?.heading,
  },
  {
    collection: 'market-reports',
    raw: {
      table: 'market_reports_sections',
      column: 'blocks',
      key: '_parent_id',
      field: 'sections.0.blocks',
      value: [hologram],
    },
    reason: /^It has a block of an unknown kind\.$/,
    shown: ({ marketReports }) => marketReports.get('spoilt'),
    beside: ({ marketReports }) => marketReports.get('whole'),
  },
  {
    collection: 'redirects',
    raw: { table: 'redirects', column: 'from', field: 'from', value: 'https://other.example' },
    reason: /^from: /,
    shown: ({ references }) => references.moved('/articles/spoilt-before'),
    beside: ({ references }) => references.moved('/articles/whole-before'),
  },
  {
    collection: 'home',
    raw: {
      table: 'home_testimonials',
      column: 'rating',
      key: '_parent_id',
      field: 'testimonials.0.rating',
      value: 50,
    },
    reason: /^testimonials\.0\.rating: /,
    shown: ({ home }) => home,
    without: { banner: null, testimonials: [], guides: [] },
    beside: provider('reviewed-too'),
  },
  {
    collection: 'settings',
    raw: { table: 'settings', column: 'site_name', field: 'siteName', value: '' },
    reason: /^siteName: /,
    shown: ({ site }) => site.siteName,
    without: 'UK Weight Loss Medication Directory',
    beside: provider('reviewed-too'),
  },
];

it('has a case for everything that public pages are built from', () => {
  expect(cases.map(({ collection }) => collection).toSorted()).toEqual(sources.toSorted());
});

beforeAll(async () => {
  test = await startTestPayload();
  ({ payload } = test);
  poisoned = await createDocuments();
});
afterAll(async () => {
  await catalogue.stop();
  await test.stop();
});

describe('an invalid document written below Payload while the catalogue runs', () => {
  let before: Catalogue;
  let skippedBefore: CatalogueStatus['skipped'];
  const error = () => vi.mocked(payload.logger.error).mock.calls;

  beforeAll(async () => {
    catalogue = await startCatalogue(payload);
    before = catalogue.current();
    skippedBefore = catalogue.status().skipped;
    vi.spyOn(payload.logger, 'error');
    await poison();
    await catalogue.compare();
  });

  it('is not reported while it is valid', () => {
    expect(skippedBefore).toEqual([]);
  });

  it.each(cases)('in $collection keeps its last good form, and nothing else is missing', (each) => {
    expect(each.shown(before)).not.toEqual(each.without);
    expect(each.shown(catalogue.current())).toEqual(each.shown(before));
    expect(each.beside(catalogue.current())).toEqual(each.beside(before));
  });

  it.each(cases)('in $collection is reported with the reason', ({ collection, reason }) => {
    expect(catalogue.status().skipped).toContainEqual({
      collection,
      id: poisoned[collection],
      reason: expect.stringMatching(reason),
    });
  });

  it('is logged once, however often it is read', async () => {
    await catalogue.compare();
    for (const { collection } of cases)
      await announceChange(payload, { collection, ids: [poisoned[collection] ?? ''] });
    expect(catalogue.status().skipped).toHaveLength(cases.length);
    expect(error().map(([skipped]) => skipped)).toEqual(catalogue.status().skipped);
    vi.mocked(payload.logger.error).mockRestore();
  });

  it('keeps its last good form while its provider changes', async () => {
    await payload.update({
      collection: 'providers',
      id: poisoned.whole ?? '',
      data: { description: 'Another description.' },
    });
    const whole = provider('whole')(catalogue.current());
    expect(whole?.description).toBe('Another description.');
    expect(whole?.products.map(({ dose }) => dose)).toContain('5mg');
  });
});

describe('an invalid document written before start-up', () => {
  let running: Catalogue;

  beforeAll(async () => {
    running = catalogue.current();
    await catalogue.stop();
    catalogue = await startCatalogue(payload);
  });

  it.each(cases)('in $collection is left out, and nothing else is missing', (each) => {
    expect(each.shown(catalogue.current())).toEqual(each.without);
    expect(each.beside(running)).toBeDefined();
    expect(each.beside(catalogue.current())).toEqual(each.beside(running));
  });

  it('is reported', () => {
    const { skipped } = catalogue.status();
    expect(skipped.map(({ collection, id }) => `${collection} ${id}`).toSorted()).toEqual(
      cases.map(({ collection }) => `${collection} ${poisoned[collection]}`).toSorted(),
    );
  });

  it('comes back, and is no longer reported, once an editor has corrected it', async () => {
    const { id } = await payload.update({
      collection: 'products',
      id: poisoned.products ?? '',
      data: { pricePence: 17000 },
    });
    expect(product('5mg')(catalogue.current())?.price).toBe('170.00');
    expect(catalogue.status().skipped.map((each) => each.id)).not.toContain(id);
  });
});

describe('an invalid review', () => {
  it('leaves its provider’s figures and other reviews intact, and is reported', async () => {
    const { id } = await createReview(payload, { provider: poisoned.whole ?? '', rating: 1 });
    const write = { table: 'reviews', collection: 'reviews', value: 99 };
    await writeRaw(payload, id, { ...write, column: 'rating', field: 'rating' });
    await createReview(payload, { provider: poisoned.whole ?? '', rating: 3 });
    const whole = provider('whole')(catalogue.current());
    expect(whole).toMatchObject({
      reviewCount: 2,
      reviewSummary: { positiveCount: 1, negativeCount: 0 },
    });
    expect(whole?.reviews.map(({ rating }) => rating)).toEqual([3, 5]);
    expect(catalogue.status().skipped).toContainEqual({
      collection: 'reviews',
      id,
      reason: expect.stringMatching(/^rating: /),
    });
  });
});

describe('a document whose relation is gone', () => {
  it('is left out and reported', async () => {
    const { id } = await createProduct(payload, {
      provider: poisoned.whole ?? '',
      medication: poisoned.mounjaro ?? '',
      dose: '15mg',
    });
    expect(product('15mg')(catalogue.current())).toMatchObject({ dose: '15mg' });
    await loseRelation(id);
    await announceChange(payload, { collection: 'products', ids: [id] });
    const gone = { collection: 'products', id, reason: 'Its provider no longer exists.' };
    expect(product('15mg')(catalogue.current())).toBeUndefined();
    expect(catalogue.status().skipped).toContainEqual(gone);
  });

  it('is not reported while its provider is a draft', async () => {
    const { length } = catalogue.status().skipped;
    const draft = await createProvider(payload, { name: 'Draft', _status: 'draft' });
    await createProduct(payload, { provider: draft.id, medication: poisoned.mounjaro ?? '' });
    await createDiscount(payload, { provider: draft.id });
    expect(catalogue.status().skipped).toHaveLength(length);
  });

  async function loseRelation(id: string): Promise<void> {
    const write = { table: 'products', collection: 'products', column: 'provider_id' };
    if (payload.db.name !== 'sqlite') {
      const value = '65f000000000000000000002';
      return writeRaw(payload, id, { ...write, field: 'provider', value });
    }
    const { client } = payload.db as unknown as { client: { execute: (sql: string) => unknown } };
    await client.execute('PRAGMA foreign_keys = OFF');
    await writeRaw(payload, id, { ...write, field: 'provider', value: 'gone' });
    await client.execute('PRAGMA foreign_keys = ON');
  }
});

describe('a document that cannot be read at all', () => {
  it('is left out and reported, and the others are read', async () => {
    const { id } = await createLegalPage(payload, { slug: 'unreadable' });
    const write = { table: 'legal_pages', collection: 'legal-pages', value: 'one of these days' };
    await writeRaw(payload, id, { ...write, column: 'last_updated_at', field: 'lastUpdatedAt' });
    await catalogue.stop();
    catalogue = await startCatalogue(payload);
    expect(catalogue.current().legalPages.has('unreadable')).toBe(false);
    expect(catalogue.current().legalPages.has('whole')).toBe(true);
    expect(catalogue.status().skipped.map((skipped) => skipped.id)).toContain(id);
  });
});

async function poison(): Promise<void> {
  for (const { collection, raw } of cases) {
    const id = poisoned[collection] ?? '';
    const row = ['home', 'settings'].includes(collection) ? await rowId(collection) : id;
    await writeRaw(payload, row, { ...raw, collection });
  }
}

/** A global is identified by its slug; in the embedded database it is a row with an id. */
async function rowId(global: string): Promise<string> {
  if (payload.db.name !== 'sqlite') return global;
  const { client } = payload.db as unknown as {
    client: { execute: (sql: string) => Promise<{ rows: { id: string }[] }> };
  };
  const { rows } = await client.execute(`SELECT id FROM ${global}`);
  return rows[0]?.id ?? '';
}

async function createDocuments(): Promise<Record<string, string>> {
  const mounjaro = await createMedication(payload);
  const medication = await createMedication(payload, { name: 'Spoiltol' });
  const whole = await createRegisteredProvider(payload, { name: 'Whole' });
  const registration = await createRegistration(payload, {
    provider: whole.id,
    register: 'cqc',
    url: 'https://www.cqc.org.uk/provider/1-1',
  });
  const spoilt = await createProvider(payload, { name: 'Spoilt' });
  const reviewed = await createProvider(payload, { name: 'Reviewed' });
  const sold = { provider: whole.id, medication: mounjaro.id };
  await createProduct(payload, sold);
  const cheap = await createProduct(payload, { ...sold, dose: '5mg' });
  const changed = await createProduct(payload, { ...sold, dose: '10mg', pricePence: 15000 });
  const seenAt = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000).toISOString();
  const observation = await payload.db.create({
    collection: 'observations',
    data: {
      ...sold,
      product: changed.id,
      dose: '10mg',
      pricePence: 14000,
      seenAt,
      recordedAt: seenAt,
      route: 'system',
      isListed: true,
    },
  });
  const beside = await createProvider(payload, { name: 'Reviewed too' });
  for (const { id } of [whole, reviewed, beside]) await createReview(payload, { provider: id });
  const { docs: summaries } = await payload.find({
    collection: 'review-summaries',
    where: { provider: { equals: reviewed.id } },
  });
  const [, sentiment] = await Promise.all(
    [whole, reviewed].map(({ id }) =>
      payload.create({
        collection: 'sentiment-snapshots',
        data: {
          provider: id,
          overallSentiment: 'positive',
          sentimentScore: 80,
          sentimentSummary: 'Quick and friendly.',
          trustScore: 'high',
          analysedAt: '2026-11-01T12:00:00.000Z',
          _status: 'published',
        },
      }),
    ),
  );
  await createDiscount(payload, { provider: whole.id, discountText: 'Whole' });
  const discount = await createDiscount(payload, { provider: whole.id, discountText: 'Spoilt' });
  const wholeGuide = await createGuide(payload, { slug: 'whole', title: 'Whole' });
  const guide = await createGuide(payload, { slug: 'spoilt', title: 'Spoilt' });
  await createLegalPage(payload, { slug: 'whole', title: 'Whole' });
  const legalPage = await createLegalPage(payload, { slug: 'spoilt', title: 'Spoilt' });
  await createMarketReport(payload, { slug: 'whole', title: 'Whole' });
  const report = await createMarketReport(payload, { slug: 'spoilt', title: 'Spoilt' });
  const [, redirect] = await Promise.all(
    [wholeGuide, guide].map(({ id, slug }) =>
      payload.create({
        collection: 'redirects',
        data: { from: `/articles/${slug}-before`, to: { relationTo: 'guides', value: id } },
      }),
    ),
  );
  const [picture, spoiltPicture] = [await createPicture(payload), await createPicture(payload)];
  await payload.updateGlobal({
    slug: 'home',
    data: { testimonials: [{ quote: 'It helped.', name: 'Sam T.', rating: 5 }] },
  });
  await payload.updateGlobal({ slug: 'settings', data: { siteName: 'A directory' } });
  return {
    whole: whole.id,
    mounjaro: mounjaro.id,
    picture: picture.id,
    media: spoiltPicture.id,
    redirects: redirect?.id ?? '',
    providers: spoilt.id,
    medications: medication.id,
    products: cheap.id,
    registrations: registration.id,
    observations: String(observation.id),
    'review-summaries': summaries[0]?.id ?? '',
    'sentiment-snapshots': sentiment?.id ?? '',
    discounts: discount.id,
    guides: guide.id,
    'legal-pages': legalPage.id,
    'market-reports': report.id,
    home: 'home',
    settings: 'settings',
  };
}
