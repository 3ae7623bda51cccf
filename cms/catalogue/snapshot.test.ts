import { describe, expect, it } from 'vitest';
import { filterOptions } from '#contract/rules/filter-options.ts';
import { noFilter } from '#contract/rules/product-filters.ts';
import { pageSort } from '#contract/rules/product-order.ts';
import { unknownTerms } from '#contract/rules/provider-terms.ts';
import { selectProducts } from '#contract/rules/select-products.ts';
import { countTurns } from '../testing/count-turns.ts';
import type { Catalogue } from './build-catalogue.ts';
import type { ReadDocument, Reading } from './read-documents.ts';
import { advance, emptySnapshot, type Snapshot } from './snapshot.ts';
import type { Source } from './sources.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const checkedAt = '2026-11-10T12:00:00.000Z';

/** Documents of a source as they might have been read, including invalid ones that a bug might let through. */
function reading(source: Source, parts: Record<string, object | null>): Reading {
  const found = Object.entries(parts).map(([id, part]): [string, ReadDocument] => [id, { part }]);
  return { source, ids: [], found: new Map(found) };
}

const provider = (name: string, fields: object = {}) => ({
  id: name,
  name,
  slug: name,
  type: 'Online doctor',
  terms: unknownTerms,
  features: [],
  pricingAnalysis: null,
  logoId: null,
  ...fields,
});
const product = (id: string, fields: object = {}) => ({
  id,
  provider: 'ash',
  medication: 'mounjaro',
  dose: '5mg',
  pricePence: 12900,
  priceUnit: 'month',
  firstOrderPricePence: null,
  consultationFeePence: null,
  consultationFeeBasis: null,
  deliveryFeePence: null,
  inStock: true,
  checkedAt,
  ...fields,
});
const registration = (id: string) => ({
  registration: { register: 'gphc', number: id, checkedAt },
  provider: id,
  endsAt: null,
  lapsesAt: Date.parse('2027-02-08T12:00:00.000Z'),
});
const medication = { id: 'mounjaro', name: 'Mounjaro', order: 1, doseSteps: [] };

const guide = { slug: 'one', title: 'One', bodyHtml: '' };
const discount = {
  discount: { forWhom: null, percentage_off: null, discovered_date: '2026-11-01' },
  provider: 'ash',
  product: null,
  medication: null,
  doses: [],
  takenOff: [],
  fixedAmountOffPence: null,
  startsAt: null,
  endsAt: null,
};

/** For each source of whole documents: a part, one of which nothing can be built, and what visitors see of it. */
const spoilt: {
  source: Source;
  good: object;
  bad: object;
  shown: (catalogue: Catalogue) => unknown;
}[] = [
  {
    source: 'guides',
    good: { id: 'one', order: 1, pictureId: null, related: [], guide },
    bad: { id: 'one', order: 1, pictureId: null, related: [], guide: { ...guide, bodyHtml: 5 } },
    shown: ({ guides, guideCards }) => [guides.get('one'), guideCards],
  },
  {
    source: 'market-reports',
    good: { slug: 'one', pictureId: null, sections: [] },
    bad: { slug: 'one', pictureId: null, sections: [{}] },
    shown: ({ marketReports, marketReportCards }) => [marketReports.get('one'), marketReportCards],
  },
  {
    source: 'legal-pages',
    good: { slug: 'one', sections: [] },
    bad: { slug: 'one', sections: [{}] },
    shown: ({ legalPages }) => legalPages.get('one'),
  },
  {
    source: 'discounts',
    good: discount,
    bad: { ...discount, doses: null },
    shown: ({ discounts }) => discounts,
  },
  {
    source: 'home',
    good: { banner: { text: 'New' }, testimonials: [], guideIds: [] },
    bad: { banner: { text: 'New' }, testimonials: [], guideIds: null },
    shown: ({ home }) => home,
  },
];

async function start(): Promise<Snapshot> {
  const readings = [
    reading('medications', { mounjaro: medication }),
    reading('providers', { ash: provider('ash'), birch: provider('birch') }),
    reading('registrations', { first: registration('ash'), second: registration('birch') }),
    reading('products', {
      one: product('one'),
      two: product('two', { provider: 'birch', pricePence: 15000 }),
    }),
  ];
  return advance(await emptySnapshot(now), readings, { now });
}

describe('a change', () => {
  it('rebuilds its own entry and the overall figures, and keeps the other entries', async () => {
    const before = await start();
    const after = await advance(
      before,
      [reading('products', { one: product('one', { pricePence: 10000 }) })],
      { now },
    );
    expect(after.entries.get('birch')).toBe(before.entries.get('birch'));
    expect(after.catalogue.providers.get('ash')?.metrics.lowestPrice).toBe('100.00');
    expect(after.catalogue.stats.minPrices).toEqual({ Mounjaro: 100 });
    expect(before.catalogue.stats.minPrices).toEqual({ Mounjaro: 129 });
  });

  it('is on the site with everything prepared that the comparison works out of all products', async () => {
    const { products } = (await start()).catalogue;
    const reads: unknown[] = [];
    for (const each of products)
      Object.defineProperty(each, 'company', { get: () => reads.push(each) });
    const shown = selectProducts(products, { ...noFilter, sortBy: pageSort });
    expect(shown).toHaveLength(2);
    expect(filterOptions('companyType', shown, noFilter).map(({ text }) => text)).toEqual([
      'All types',
      'Online',
    ]);
    expect(reads).toEqual([]);
  });

  it('is on the site although the comparison cannot be prepared: its page says what is wrong', async () => {
    const before = await start();
    const untyped = reading('providers', { birch: provider('birch', { type: undefined }) });
    const { catalogue } = await advance(before, [untyped], { now });
    expect(catalogue.providers.get('birch')?.type).toBeUndefined();
    const shown = selectProducts(catalogue.products, { ...noFilter, sortBy: pageSort });
    expect(() => filterOptions('companyType', shown, noFilter)).toThrow('toLowerCase');
  });

  it('yields to the event loop between the steps in which it is built and prepared', async () => {
    const before = await start();
    const changed = reading('products', { one: product('one', { pricePence: 1 }) });
    const turns = await countTurns(() => advance(before, [changed], { now }), {
      stepMilliseconds: 10,
    });
    // Of the change and its entries 14; of the catalogue 6; of the comparison 17: its order, two lists of doses, the newest
    // check, two counts and ten filters; of the list of providers 2, and one before the end.
    expect(turns).toBeGreaterThanOrEqual(40);
  });

  it('of a provider yields while the relations of all products are checked', async () => {
    const turnsWith = async (count: number) => {
      const ids = Array.from({ length: count }, (_, index) => `orphan ${index}`);
      const orphans = ids.map((id) => [id, product(id, { provider: 'gone' })] as const);
      const before = await advance(
        await start(),
        [reading('products', Object.fromEntries(orphans))],
        { now },
      );
      const changed = reading('providers', { ash: provider('ash', { features: ['New'] }) });
      return countTurns(() => advance(before, [changed], { now }));
    };
    expect((await turnsWith(3000)) - (await turnsWith(1))).toBeGreaterThan(4);
  });

  it('that changes nothing keeps the snapshot', async () => {
    const before = await start();
    const same = [reading('products', { one: product('one') })];
    expect(await advance(before, same, { now })).toBe(before);
  });

  describe('of what texts refer to', () => {
    const text = { bodyHtml: '<a href="/document:providers/ash">Ash</a>' };
    const one = { slug: 'one', pictureId: null };
    const texts = [
      reading('guides', {
        one: { id: 'one', order: 1, pictureId: null, related: [], guide: { ...guide, ...text } },
      }),
      reading('market-reports', {
        one: { ...one, sections: [{ blocks: [{ ...text, blockType: 'text' }] }] },
      }),
      reading('legal-pages', { one: { ...one, sections: [{ ...text, heading: '{siteName}' }] } }),
    ];
    const built = ({ catalogue: { guides, marketReports, legalPages } }: Snapshot) =>
      [guides, marketReports, legalPages].map((pages) => pages.get('one'));

    it('shows in all of them', async () => {
      const before = await advance(await start(), texts, { now });
      const moved = reading('providers', { ash: provider('ash', { slug: 'ashdown' }) });
      const after = await advance(before, [moved], { now });
      const links = (snapshot: Snapshot) =>
        built(snapshot).map(
          (page) => /<a href='([^']*)'/.exec(JSON.stringify(page).replaceAll('\\"', "'"))?.[1],
        );
      expect(links(before)).toEqual(Array(3).fill('/providers/ash'));
      expect(links(after)).toEqual(Array(3).fill('/providers/ashdown'));
    });

    it('alone makes them anew: with a price they stay the same objects', async () => {
      const before = await advance(await start(), texts, { now });
      const dearer = reading('products', { one: product('one', { pricePence: 14000 }) });
      const after = await advance(before, [dearer], { now });
      expect(after.catalogue.stats.minPrices).toEqual({ Mounjaro: 140 });
      for (const [index, page] of built(after).entries()) expect(page).toBe(built(before)[index]);
    });

    it('and of the settings shows in the legal pages, which name the site', async () => {
      const before = await advance(await start(), texts, { now });
      const settings = { siteName: 'Renamed', contactEmail: 'desk@example.com' };
      const after = await advance(before, [reading('settings', { settings })], { now });
      expect(after.catalogue.legalPages.get('one')?.sections[0]?.heading).toBe('Renamed');
    });
  });

  it('moves a product to another provider', async () => {
    const before = await start();
    const moved = [
      reading('products', { one: product('one', { provider: 'birch', dose: '10mg' }) }),
    ];
    const after = await advance(before, moved, { now });
    expect(after.catalogue.providers.get('ash')?.products).toEqual([]);
    expect(after.catalogue.providers.get('birch')?.products).toHaveLength(2);
  });

  it('of what a product cost before shows on it, although the product itself is the same', async () => {
    const before = await start();
    const seenAt = '2026-10-10T12:00:00.000Z';
    const observation = {
      product: 'one',
      recordedAt: seenAt,
      seenAt,
      pricePence: 10000,
      isListed: true,
      inStock: true,
    };
    const after = await advance(before, [reading('observations', { first: observation })], { now });
    const [one] = after.catalogue.providers.get('ash')?.products ?? [];
    expect(one?.priceChange).toMatchObject({ oldPrice: '100.00', newPrice: '129.00' });
    expect(after.entries.get('birch')).toBe(before.entries.get('birch'));
  });

  it('of a medication’s name shows on all its products', async () => {
    const renamed = { ...medication, name: 'Mounjaro KwikPen' };
    const after = await advance(await start(), [reading('medications', { mounjaro: renamed })], {
      now,
    });
    expect(after.catalogue.products.map(({ name }) => name)).toEqual([
      'Mounjaro KwikPen',
      'Mounjaro KwikPen',
    ]);
  });
});

describe('what cannot be built', () => {
  it('leaves one provider’s entry as it was while the others update', async () => {
    const before = await start();
    const mistake = [
      reading('products', { one: product('one', { pricePence: 'a lot' }) }),
      reading('providers', { birch: provider('birch', { features: ['New'] }) }),
    ];
    const after = await advance(before, mistake, { now });
    expect(after.entries.get('ash')).toBe(before.entries.get('ash'));
    expect(after.catalogue.providers.get('birch')?.features).toEqual(['New']);
    expect(after.skipped).toEqual([
      {
        collection: 'providers',
        id: 'ash',
        reason: 'It does not have the form that the site expects.',
      },
    ]);
  });

  it.each(spoilt)(
    'of $source is left out or keeps its last good form, is named, and holds up nothing else',
    async ({ source, good, bad, shown }) => {
      const id = source === 'home' ? 'home' : 'one';
      const dearer = reading('products', { one: product('one', { pricePence: 14000 }) });
      const before = await start();
      const once = await advance(before, [reading(source, { [id]: good })], { now });
      expect(shown(once.catalogue)).not.toEqual(shown(before.catalogue));
      for (const known of [before, once]) {
        const after = await advance(known, [reading(source, { [id]: bad }), dearer], { now });
        expect(shown(after.catalogue)).toEqual(shown(known.catalogue));
        expect(after.catalogue.stats.minPrices).toEqual({ Mounjaro: 140 });
        const reason = 'It does not have the form that the site expects.';
        expect(after.skipped).toEqual([{ collection: source, id, reason }]);
        const later = await advance(after, [], { now: after.changesAt });
        expect(shown(later.catalogue)).toEqual(shown(known.catalogue));
        const repaired = await advance(later, [reading(source, { [id]: good })], { now });
        expect(shown(repaired.catalogue)).toEqual(shown(once.catalogue));
        expect(repaired.skipped).toEqual([]);
      }
    },
  );

  it('leaves the last good snapshot untouched if the whole build fails', async () => {
    const before = await start();
    const { catalogue, parts } = before;
    const mistake = [reading('guides', { one: {}, two: {} }), reading('products', { one: null })];
    await expect(advance(before, mistake, { now })).rejects.toThrow('undefined');
    expect(before.catalogue).toBe(catalogue);
    expect(before.catalogue.products).toHaveLength(2);
    expect(parts.guides.size).toBe(0);
    expect(parts.products.get('one')).toEqual(product('one'));
  });
});

describe('time', () => {
  it('makes a new snapshot at midnight in London, not before', async () => {
    const before = await start();
    expect(before.changesAt.toISOString()).toBe('2026-11-21T00:00:00.000Z');
    const almost = { now: new Date('2026-11-20T23:59:59.999Z') };
    expect(await advance(before, [], almost)).toBe(before);
    const after = await advance(before, [], { now: before.changesAt });
    expect(after.catalogue).not.toBe(before.catalogue);
    expect(after.changesAt.toISOString()).toBe('2026-11-22T00:00:00.000Z');
  });

  it('makes prices stale at midnight, and leaves them out of all figures', async () => {
    const before = await advance(await start(), [], { now: new Date('2026-12-10T23:59:59.999Z') });
    const after = await advance(before, [], { now: before.changesAt });
    const freshness = ({ catalogue }: Snapshot) => catalogue.products.map((each) => each.freshness);
    expect([freshness(before), freshness(after)]).toEqual([
      ['month', 'month'],
      ['older', 'older'],
    ]);
    const lowest = ({ catalogue }: Snapshot) => catalogue.stats.minPrices;
    expect([lowest(before), lowest(after)]).toEqual([{ Mounjaro: 129 }, {}]);
  });

  it('makes prices fresh again when the clock is set back', async () => {
    const later = await advance(await start(), [], { now: new Date('2026-12-20T12:00:00.000Z') });
    expect(later.catalogue.products[0]?.freshness).toBe('older');
    const back = await advance(later, [], { now, hasClockJumped: true });
    expect(back.catalogue.products[0]?.freshness).toBe('month');
  });
});
