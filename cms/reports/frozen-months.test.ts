import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { EditedFigure } from '#collections/market-reports/edited-figure.ts';
import { monthDataOf, type MonthFile } from '#contract/rules/month-file.ts';
import type { MarketReport } from '#contract/schemas/market-report.ts';
import type { DataMonths, FigureReceipt, MonthDescription } from '#contract/schemas/month-data.ts';
import { readReportSummary } from '../mail/report-summary.ts';
import {
  createMedication,
  createProduct,
  createRegisteredProvider,
  richText,
} from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { figuresIn } from './edited-figures.ts';
import { fillReport } from './fill-report.ts';
import { showPublishedMonths } from './freezing-reports.ts';
import type { ReportBlock, ReportSections } from './report-sections.ts';

let app: TestApp;
let product: { id: string };

const august = '2025-08-15T12:00:00.000Z';
const september = '2025-09-15T12:00:00.000Z';
const october = '2025-10-15T12:00:00.000Z';
const november = '2025-11-15T12:00:00.000Z';
const now = new Date('2025-10-03T09:00:00.000Z');

beforeAll(async () => {
  app = await startTestApp();
  const provider = await createRegisteredProvider(app.payload, { name: '=Ashdown' });
  const medication = await createMedication(app.payload);
  const related = { provider: provider.id, medication: medication.id };
  product = await observed(related, '5mg', [
    ['2025-08-28T10:00:00.000Z', 15_000],
    ['2025-09-28T10:00:00.000Z', 16_000],
    ['2025-10-28T10:00:00.000Z', 17_000],
    ['2025-11-28T10:00:00.000Z', 18_000],
  ]);
  await observed(related, '10mg', [['2025-09-20T10:00:00.000Z', 20_000]]);
  await observed(related, '15mg', [['2025-08-20T10:00:00.000Z', 30_000]]);
});
afterAll(() => app.stop());

type Related = { provider: string; medication: string };

/** Stores a product that was seen at the times given rather than now. */
async function observed(related: Related, dose: string, prices: [string, number][]) {
  const { payload } = app;
  const created = await createProduct(payload, { ...related, dose });
  await payload.db.deleteMany({
    collection: 'observations',
    where: { product: { equals: created.id } },
  });
  for (const [seenAt, pricePence] of prices)
    await see({ ...related, dose, seenAt, pricePence, product: created.id });
  return created;
}

async function see(
  seen: Related & { dose: string; seenAt: string; pricePence: number; product: string },
) {
  await app.payload.db.create({
    collection: 'observations',
    data: {
      ...seen,
      recordedAt: seen.seenAt,
      consultationFeePence: 0,
      deliveryFeePence: 495,
      inStock: true,
      route: 'system',
      isListed: true,
    },
  });
}

let count = 0;

/** A report that is ready to be published: its figures are filled in and its texts are written. */
async function ready(slug: string, { month = september, takenAt = now } = {}) {
  const filled = await fillReport(app.payload, { month, sections: [], now: takenAt });
  return {
    title: `Market overview ${slug}`,
    slug,
    description: 'What it cost.',
    category: 'Market Overview',
    month,
    filledAt: filled.filledAt,
    readTimeMinutes: 5,
    sections: written(filled.sections),
    _status: 'published' as const,
  };
}

type Ready = Awaited<ReturnType<typeof ready>>;

function store(data: Ready) {
  return app.payload.create({ collection: 'market-reports', data, overrideAccess: true });
}

async function publish(
  change: (sections: ReportSections) => ReportSections = (same) => same,
  month = september,
) {
  count += 1;
  const slug = `overview-${count}`;
  const report = await ready(slug, { month });
  const { id } = await store({ ...report, sections: change(report.sections) });
  return { id, report: await reportOf(slug) };
}

/** The texts that an editor writes. */
function written(sections: ReportSections): ReportSections {
  return withBlocks(sections, (block) =>
    block.blockType === 'text' ? { ...block, body: richText('Words.') } : block,
  );
}

function withBlocks(
  sections: ReportSections,
  change: (block: ReportBlock) => ReportBlock,
): ReportSections {
  return sections.map((section) => ({ ...section, blocks: (section.blocks ?? []).map(change) }));
}

async function reportOf(slug: string): Promise<MarketReport> {
  const { body } = await supertest(app.app).get(`/api/market-reports/${slug}`).expect(200);
  return body as MarketReport;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function read<Answer>(path: string): Promise<Answer> {
  const { text } = await supertest(app.app).get(path).buffer(true).expect(200);
  return JSON.parse(text) as Answer;
}

async function download(path: string): Promise<string> {
  const { text } = await supertest(app.app).get(path).buffer(true).expect(200);
  return text;
}

describe('publishing a report', () => {
  it('together with others of its month publishes them all, and they rest on the same data', async () => {
    const ids: string[] = [];
    for (const slug of ['together-a', 'together-b', 'together-c']) {
      const { id } = await app.payload.create({
        collection: 'market-reports',
        data: { ...(await ready(slug)), _status: 'draft' },
        draft: true,
        overrideAccess: true,
      });
      ids.push(id);
    }
    const { docs, errors } = await app.payload.update({
      collection: 'market-reports',
      where: { id: { in: ids } },
      data: { _status: 'published' },
      overrideAccess: true,
    });
    expect(errors).toEqual([]);
    expect(docs.map(({ _status }) => _status)).toEqual(['published', 'published', 'published']);
    const frozen = await app.payload.find({
      collection: 'report-snapshots',
      where: { month: { equals: '2025-09' } },
    });
    expect(frozen.totalDocs).toBe(1);
    for (const slug of ['together-a', 'together-b', 'together-c'])
      expect((await reportOf(slug)).snapshot?.sha256).toBe(frozen.docs[0]?.sha256);
  });

  it('freezes what its figures were worked out from, as files whose SHA-256 it tells', async () => {
    const { report } = await publish();
    expect(report.snapshot).toMatchObject({ month: '2025-09', rowCount: 3, leftOut: 1 });
    const { sha256: ofJson, csvSha256 } = report.snapshot!;
    const json = await download(`/data/2025-09/${ofJson}.json`);
    const csv = await download(`/data/2025-09/${csvSha256}.csv`);
    expect([sha256(json), sha256(csv)]).toEqual([ofJson, csvSha256]);
    expect(csv.split('\n')).toHaveLength(5);
    expect(csv).toContain("'=Ashdown");
    const file = JSON.parse(json) as MonthFile;
    expect(file).toMatchObject({ month: '2025-09', as_of: '2025-09-30T23:00:00.000Z' });
    expect(file.rows[0]).toMatchObject({
      product: product.id,
      price_gbp: 160,
      price_before_gbp: 150,
      delivery_fee_gbp: 4.95,
      is_stale: false,
    });
    expect(file.rows[2]).toMatchObject({ dose: '15mg', is_stale: true });
  });

  it('keeps the same data once, and names the reports that rest on them', async () => {
    const first = await publish();
    const second = await publish();
    expect(second.report.snapshot).toEqual(first.report.snapshot);
    const { snapshots } = await read<MonthDescription>('/api/data/2025-09');
    const [shown] = snapshots.filter(({ sha256: hash }) => hash === first.report.snapshot!.sha256);
    expect(shown?.reports.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([first.report.slug, second.report.slug]),
    );
  });

  it('holds what was frozen through later corrections of words, whatever has become of the provider', async () => {
    const { id, report } = await publish();
    const { docs } = await app.payload.find({ collection: 'providers' });
    const rename = (name: string) =>
      app.payload.update({ collection: 'providers', id: docs[0]!.id, data: { name } });
    await rename('Ashdown Clinic');
    await app.payload.update({
      collection: 'market-reports',
      id,
      data: { description: 'What it cost then.' },
      overrideAccess: true,
    });
    const later = await reportOf(report.slug);
    expect(later.description).toBe('What it cost then.');
    expect(later.snapshot).toEqual(report.snapshot);
    expect(JSON.stringify(later)).not.toContain('"isEdited":true');
    await rename('=Ashdown');
  });

  it('freezes another file when the figures are filled in again from corrected data, and shows it', async () => {
    const { id, report } = await publish();
    const { docs } = await app.payload.find({
      collection: 'observations',
      where: { product: { equals: product.id } },
      depth: 0,
    });
    const [{ provider, medication }] = docs as unknown as [Related];
    await see({
      provider,
      medication,
      dose: '5mg',
      product: product.id,
      seenAt: '2025-09-29T10:00:00.000Z',
      pricePence: 15_500,
    });
    const filled = await fillReport(app.payload, {
      month: september,
      sections: written(
        (await app.payload.findByID({ collection: 'market-reports', id })).sections,
      ),
      now: new Date('2025-10-04T09:00:00.000Z'),
    });
    await app.payload.update({
      collection: 'market-reports',
      id,
      data: { sections: filled.sections, filledAt: filled.filledAt, _status: 'published' },
      overrideAccess: true,
    });
    const corrected = await reportOf(report.slug);
    expect(corrected.snapshot?.sha256).not.toBe(report.snapshot?.sha256);
    const { snapshots } = await read<MonthDescription>('/api/data/2025-09');
    expect(snapshots.map(({ sha256: hash }) => hash).slice(0, 2)).toEqual([
      corrected.snapshot?.sha256,
      report.snapshot?.sha256,
    ]);
    expect(await download('/data/2025-09/prices.json')).toContain('"price_gbp":155');
    expect(await download(`/data/2025-09/${report.snapshot!.sha256}.json`)).toContain(
      '"price_gbp":160',
    );
  });

  it('holds what was frozen when the version that it was frozen for is restored', async () => {
    const { id, report } = await publish();
    const { payload } = app;
    const { docs } = await payload.find({ collection: 'providers' });
    const rename = (name: string) =>
      payload.update({ collection: 'providers', id: docs[0]!.id, data: { name } });
    await rename('Ashdown Clinic');
    const filled = await fillReport(payload, {
      month: september,
      sections: [],
      now: new Date('2025-10-05T09:00:00.000Z'),
    });
    await payload.update({
      collection: 'market-reports',
      id,
      data: {
        sections: written(filled.sections),
        filledAt: filled.filledAt,
        _status: 'published',
      },
      overrideAccess: true,
    });
    expect((await reportOf(report.slug)).snapshot?.sha256).not.toBe(report.snapshot?.sha256);
    const { docs: versions } = await payload.findVersions({
      collection: 'market-reports',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    const { docs: frozen } = await payload.find({ collection: 'report-snapshots', limit: 0 });
    await rename('Ashdown Pharmacy');
    await payload.restoreVersion({
      collection: 'market-reports',
      id: versions[0]!.id,
      draft: true,
      overrideAccess: true,
    });
    await payload.update({
      collection: 'market-reports',
      id,
      data: { _status: 'published' },
      draft: false,
      overrideAccess: true,
    });
    const restored = await reportOf(report.slug);
    expect(restored.snapshot).toEqual(report.snapshot);
    expect(JSON.stringify(restored)).not.toContain('"isEdited":true');
    const { totalDocs } = await payload.count({ collection: 'report-snapshots' });
    expect(totalDocs).toBe(frozen.length);
    await rename('=Ashdown');
  });

  it('freezes nothing while it is a draft, or without data of its month', async () => {
    const draft = await app.payload.create({
      collection: 'market-reports',
      data: {
        title: 'Half',
        slug: 'half',
        month: september,
        filledAt: now.toISOString(),
        _status: 'draft',
      } as never,
      draft: true,
      overrideAccess: true,
    });
    expect(draft.snapshot).toBeNull();
    const { payload } = app;
    const bare = await payload.create({
      collection: 'market-reports',
      data: {
        title: 'Long ago',
        slug: 'long-ago',
        description: 'By hand.',
        category: 'Market Overview',
        month: '2020-01-15T12:00:00.000Z',
        readTimeMinutes: 1,
        sections: [
          {
            title: 'Figures',
            anchor: 'figures',
            blocks: [
              { blockType: 'keyFigures', figures: [{ value: '3', label: 'products analysed' }] },
            ],
          },
        ],
        _status: 'published',
      },
      overrideAccess: true,
    });
    expect(bare.snapshot).toBeNull();
    expect((await reportOf('long-ago')).snapshot).toBeNull();
  });
});

describe('a figure that an editor has typed over', () => {
  const typedOver = (sections: ReportSections) =>
    withBlocks(sections, (block) => {
      if (block.blockType === 'keyFigures') {
        const [first, ...rest] = block.figures;
        return { ...block, figures: [{ ...first!, value: '99' }, ...rest] };
      }
      if (block.blockType === 'dosePrices') {
        const [first, ...rest] = block.rows;
        return { ...block, rows: [{ ...first!, averagePence: 1 }, ...rest] };
      }
      return block;
    });

  it('is marked on the page, in the form and in the email, and no other is', async () => {
    const { id, report } = await publish(typedOver);
    const blocks = report.sections.flatMap(({ blocks: own }) => own);
    const figures = blocks.flatMap((block) =>
      block.blockType === 'keyFigures' ? block.figures : [],
    );
    expect(figures.filter(({ isEdited }) => isEdited)).toHaveLength(2);
    expect(figures[0]).toMatchObject({ value: '99', isEdited: true });
    const doses = blocks.flatMap((block) => (block.blockType === 'dosePrices' ? block.rows : []));
    expect(doses.map(({ edited }) => edited)).toEqual([['average-price'], []]);

    const stored = await app.payload.findByID({ collection: 'market-reports', id });
    expect(stored.editedFigures as EditedFigure[]).toEqual([
      expect.objectContaining({ label: 'products analysed', computed: '2' }),
      expect.objectContaining({ label: 'Mounjaro 5mg, average price' }),
      expect.objectContaining({ label: 'price increases' }),
    ]);

    const summary = await readReportSummary(app.payload, { id, publicUrl: 'https://a.example' });
    expect(summary.figures.map(({ isEdited }) => isEdited)).toEqual([true, false, false, false]);
  });
});

describe('a figure’s receipt', () => {
  it('has its rule, its rows, and its value worked out again from the file', async () => {
    const { report } = await publish();
    const file = report.snapshot!.sha256;
    const receipt = await read<FigureReceipt>(
      `/api/data/2025-09/figures/lowest-price?medication=Mounjaro&dose=10mg&file=${file}`,
    );
    expect(receipt).toMatchObject({
      value: 20_000,
      text: '£200',
      of: 'Mounjaro, 10mg',
      rowCount: 1,
      snapshot: { sha256: file },
    });
    expect(receipt.rows).toMatchObject([{ dose: '10mg', total: '204.95', priceBefore: null }]);
  });

  it('has no rows for what is counted for the whole site', async () => {
    await publish();
    for (const figure of ['providers', 'offers']) {
      expect(await read<FigureReceipt>(`/api/data/2025-09/figures/${figure}`)).toMatchObject({
        isOfRows: false,
        rowCount: 0,
        rows: [],
      });
    }
    expect(
      await read<FigureReceipt>('/api/data/2025-09/figures/providers?medication=Mounjaro'),
    ).toMatchObject({ isOfRows: true });
  });

  it.each([
    '/api/data/2025-09/figures/nonsense',
    '/api/data/2019-01/figures/products',
    '/api/data/2019-01',
  ])('is not there at %s', async (path) => {
    await supertest(app.app).get(path).expect(404);
  });
});

describe('the frozen months', () => {
  it('are listed, and described as a Data Package with hashes and sizes', async () => {
    await publish();
    const months = await read<DataMonths>('/api/data');
    expect(months.map(({ month }) => month)).toEqual(['2025-09']);
    const description = await read<{ resources: { path: string; hash: string; bytes: number }[] }>(
      '/data/2025-09/datapackage.json',
    );
    for (const { path, hash, bytes } of description.resources) {
      const body = await download(new URL(path).pathname);
      expect(hash).toBe(`sha256:${sha256(body)}`);
      expect(bytes).toBe(Buffer.byteLength(body));
    }
  });

  it('give no file at an address that is nobody’s', async () => {
    for (const path of [
      `/data/2025-09/${'0'.repeat(64)}.csv`,
      '/data/2019-01/prices.csv',
      '/data/nonsense/prices.json',
    ]) {
      await supertest(app.app).get(path).expect(404);
    }
  });

  it('are part of the API’s own documentation', async () => {
    const { paths } = await read<{ paths: object }>('/api/openapi.json');
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/data',
        '/api/data/{month}',
        '/api/data/{month}/figures/{figure}',
      ]),
    );
  });
});

it('every figure of a filled report comes out the same from its downloaded file', async () => {
  const { id, report } = await publish();
  const file = await read<MonthFile>(`/data/2025-09/${report.snapshot!.sha256}.json`);
  const { sections } = await app.payload.findByID({ collection: 'market-reports', id });
  const figures = figuresIn(sections, monthDataOf(file));
  expect(figures.length).toBeGreaterThan(30);
  expect(figures.filter(({ isComputed }) => !isComputed)).toEqual([]);
});

it('a report rests on the data that another process has frozen at the same moment', async () => {
  const { payload } = app;
  const { beforeChange } = payload.collections['report-snapshots'].config.hooks;
  const freezeFirst: CollectionBeforeChangeHook = async ({ data }) => {
    await payload.db.create({ collection: 'report-snapshots', data });
    return data;
  };
  beforeChange.push(freezeFirst);
  onTestFinished(() => void beforeChange.pop());
  const { report } = await publish(undefined, august);
  const { docs } = await payload.find({
    collection: 'report-snapshots',
    where: { month: { equals: '2025-08' } },
  });
  expect(docs).toHaveLength(1);
  expect(report.snapshot?.sha256).toBe(docs[0]?.sha256);
});

it('a first month, in which nothing can be compared, says so on the page, in the email and in the receipt', async () => {
  // Of changes alone, so that the email has them.
  const { id, report } = await publish(
    (sections) => sections.filter(({ anchor }) => anchor === 'changes'),
    august,
  );
  const [figures, ...others] = report.sections[0]!.blocks;
  const values = [
    { label: 'price increases', value: 'not known', isEdited: false },
    { label: 'price decreases', value: 'not known', isEdited: false },
    { label: 'offers running', value: '0', isEdited: false },
    { label: 'prices left out', value: '0', isEdited: false },
  ];
  expect(figures).toMatchObject({ figures: values });
  expect(others.map(({ blockType }) => blockType)).toEqual(['findings']);
  const summary = await readReportSummary(app.payload, { id, publicUrl: 'https://a.example' });
  expect(summary.figures).toEqual(values);
  const receipt = await read<FigureReceipt>('/api/data/2025-08/figures/increases');
  expect(receipt).toMatchObject({ value: null, text: 'not known', rowCount: 0 });
});

it('reports that are published at once by separate requests all rest on the same data', async () => {
  const slugs = ['at-once-a', 'at-once-b', 'at-once-c'];
  const takenAt = new Date('2025-11-03T09:00:00.000Z');
  const reports: Ready[] = [];
  for (const slug of slugs) reports.push(await ready(slug, { month: october, takenAt }));
  await Promise.all(reports.map(store));
  const snapshots = await Promise.all(
    slugs.map(async (slug) => (await reportOf(slug)).snapshot?.sha256),
  );
  const { snapshots: shown } = await read<MonthDescription>('/api/data/2025-10');
  expect(shown).toHaveLength(1);
  expect(snapshots).toEqual(Array(3).fill(shown[0]?.sha256));
  expect(shown[0]?.reports.map(({ slug }) => slug).toSorted()).toEqual(slugs);
});

describe('a publication that is refused', () => {
  const report = () =>
    ready('november', { month: november, takenAt: new Date('2025-12-03T09:00:00.000Z') });

  it.each([
    ['for a description that is too long', { description: 'What it cost. '.repeat(12) }],
    ['for an address that another report has', { slug: 'overview-1' }],
  ])('%s shows no data of its month, nor does the next start', async (_reason, fault) => {
    await expect(store({ ...(await report()), ...fault })).rejects.toThrow('invalid');
    await showPublishedMonths(app.payload);
    for (const path of [
      '/api/data/2025-11',
      '/api/data/2025-11/figures/products',
      '/data/2025-11/prices.csv',
      '/data/2025-11/prices.json',
      '/data/2025-11/datapackage.json',
    ])
      await supertest(app.app).get(path).expect(404);
  });

  it('shows them once it is corrected', async () => {
    await store(await report());
    const { snapshot } = await reportOf('november');
    const { snapshots } = await read<MonthDescription>('/api/data/2025-11');
    expect(snapshots.map(({ sha256: hash }) => hash)).toEqual([snapshot?.sha256]);
    expect(sha256(await download('/data/2025-11/prices.json'))).toBe(snapshot?.sha256);
  });
});

it('data whose report was published when the process ended are shown from the next start', async () => {
  const { report } = await publish();
  const file = report.snapshot!.sha256;
  await app.payload.db.updateOne({
    collection: 'report-snapshots',
    where: { sha256: { equals: file } },
    data: { isProvisional: true },
  });
  const path = `/data/2025-09/${file}.json`;
  await supertest(app.app).get(path).expect(404);
  await showPublishedMonths(app.payload);
  expect(sha256(await download(path))).toBe(file);
});
