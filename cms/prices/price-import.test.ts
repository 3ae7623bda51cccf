import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { onChange, type Change } from '#collections/change-feed.ts';
import type { Medication, Product, Provider, User } from '#collections/payload-types.ts';
import { noRows, type Preview } from '#contract/rules/price-import.ts';
import type { MongoDb } from '../database/adapters.ts';
import { completeLog } from '../observations/complete-log.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { writeRaw } from '../testing/write-raw.ts';
import { readAppliedRows } from './journal/applied-file.ts';
import { applyImport } from './journal/apply-import.ts';
import { readImport } from './journal/import-summary.ts';
import { previewImport, refreshPreview } from './plan/preview-import.ts';
import { currentPrices, templateFile } from './file/write-price-file.ts';
import { previewUndo, undoImport } from './journal/undo-import.ts';
import { compressedValues } from './store/compressed-values.ts';

let test: TestPayload;
let ashdown: Provider;
let birch: Provider;
let mounjaro: Medication;
let editor: User;

const longAgo = '2026-01-02T03:04:05.678Z';
/** Of a file that says nothing of the first order. */
const headings =
  'Provider,Medication,Dose,Price,Consultation fee,Delivery fee,Stock,Source URL,Checked at,Version';
/** Of the files that we write. */
const allHeadings =
  'Provider,Medication,Dose,Price,First order price,Consultation fee,Consultation fee is charged,Delivery fee,Stock,Source URL,Checked at,Version';

/** Of a file that says no more than the prices, and when they were seen. */
const withTimes = 'Provider,Medication,Dose,Price,Checked at';

beforeAll(async () => {
  test = await startTestPayload();
  const { payload } = test;
  ashdown = await createProvider(payload, { name: 'Ashdown Online Clinic' });
  birch = await createProvider(payload, { name: 'Birch & Sons, Chemists' });
  mounjaro = await createMedication(payload);
  editor = await payload.create({
    collection: 'users',
    data: {
      name: 'Edith',
      email: 'edith@directory.example',
      password: 'a long password',
      roles: ['editor'],
    },
  });
});
afterAll(() => test.stop());

/** Three prices of each provider, £100, £200 and £300, checked long ago. */
beforeEach(async () => {
  const { payload } = test;
  await payload.db.deleteMany({ collection: 'observations', where: {} });
  await payload.db.deleteMany({ collection: 'products', where: {} });
  for (const provider of [ashdown.id, birch.id]) {
    for (const [index, dose] of ['2.5mg', '5mg', '10mg'].entries()) {
      await createProduct(payload, {
        provider,
        medication: mounjaro.id,
        dose,
        pricePence: 10000 * (index + 1),
        checkedAt: longAgo,
        sourceUrl: 'https://clinic.example/prices',
      });
    }
  }
});

function preview(lines: string[], firstLine = headings): Promise<Preview> {
  return previewImport(test.payload, {
    bytes: Buffer.from([firstLine, ...lines].join('\n')),
    fileName: 'prices.csv',
    author: editor,
  });
}

async function apply(
  id: string,
  { ticked = [], skipsInvalidRows = false }: { ticked?: number[]; skipsInvalidRows?: boolean } = {},
) {
  const { finished } = await applyImport(test.payload, id, {
    ticked,
    skipsInvalidRows,
    author: editor,
  });
  await finished;
  return readImport(test.payload, id);
}

async function undo(id: string) {
  const { finished } = await undoImport(test.payload, id, editor);
  await finished;
  return readImport(test.payload, id);
}

async function products(): Promise<Product[]> {
  const { docs } = await test.payload.find({
    collection: 'products',
    depth: 0,
    pagination: false,
    sort: ['provider', 'pricePence'],
  });
  return docs;
}

async function productOf(provider: Provider, dose: string): Promise<Product> {
  const found = (await products()).find(
    (each) => each.provider === provider.id && each.dose === dose,
  );
  return found!;
}

async function moveToTrash({ id }: Product) {
  const data = { deletedAt: new Date().toISOString() };
  await test.payload.update({ collection: 'products', id, data });
}

/** Everything that is known of the products, but when they were last saved. */
async function state() {
  return (await products()).map(({ updatedAt: _updatedAt, ...product }) =>
    Object.fromEntries(Object.entries(product).filter(([, value]) => value !== null)),
  );
}

async function historyOf({ id }: Product) {
  const { docs } = await test.payload.find({
    collection: 'observations',
    where: { product: { equals: id } },
    sort: 'recordedAt',
    depth: 0,
  });
  return docs;
}

const isEmbedded = !process.env.TEST_DATABASE_URL;
/** A MongoDB has transactions only as a replica set. */
const databases = isEmbedded
  ? ['with transactions']
  : ['with transactions', 'without transactions'];

/** For the length of a test, as Payload connects to a MongoDB without a replica set. */
function withoutTransactions(): void {
  const db = test.payload.db as MongoDb;
  const { beginTransaction, transactionOptions } = db;
  Object.assign(db, { beginTransaction: async () => null, transactionOptions: false });
  onTestFinished(() => void Object.assign(db, { beginTransaction, transactionOptions }));
}

const saying = (sentence: RegExp): unknown => expect.stringMatching(sentence);
const minute = 60_000;
const isRecent = (time: string) => Date.now() - new Date(time).getTime() < minute;

describe('a preview', () => {
  it('says of each row what would happen, and writes nothing', async () => {
    const before = await products();
    const { import: summary, rows } = await preview([
      `Ashdown Online Clinic,Mounjaro,2.5mg,100,,,yes,https://clinic.example/prices,${longAgo}`,
      'ashdown  online CLINIC,mounjaro,5 mg,£220,0,4.95,no,https://clinic.example/prices,',
      '"Birch & Sons, Chemists",Mounjaro,2.5mg,150,,,,https://clinic.example/prices,',
      'Nobody,Ozempic,5mg,100,,,,,',
      'Ashdown Online Clinic,Mounjaro,25mg,100,,,,,',
      'Ashdown Online Clinic,Mounjaro,10mg,-300,,,,,',
    ]);
    expect(summary.counts).toEqual({ ...noRows, unchanged: 1, changed: 2, unknown: 2, wrong: 1 });
    expect(rows).toMatchObject([
      { line: 2, kind: 'unchanged', changes: [] },
      {
        line: 3,
        kind: 'changed',
        provider: 'Ashdown Online Clinic',
        dose: '5mg',
        pricePercent: 10,
        needsTick: false,
        changes: [
          { field: 'Price', from: '£200', to: '£220' },
          { field: 'Consultation fee', from: 'not known', to: 'free' },
          { field: 'Delivery fee', from: 'not known', to: '£4.95' },
          { field: 'In stock', from: 'yes', to: 'no' },
        ],
      },
      {
        line: 4,
        kind: 'changed',
        pricePercent: 50,
        needsTick: true,
        reason: saying(/more than 30%/),
      },
      {
        line: 5,
        kind: 'unknown',
        needsTick: false,
        reason: saying(/No provider is called “Nobody”\..*No medication is called “Ozempic”\./),
      },
      {
        line: 6,
        kind: 'unknown',
        needsTick: true,
        reason: saying(/No provider has Mounjaro 25mg yet/),
      },
      { line: 7, kind: 'wrong', reason: saying(/“-300” is not a price/) },
    ]);
    expect(await products()).toEqual(before);
  });

  it('finds two rows for one product wrong, and names their lines', async () => {
    const { rows } = await preview([
      'Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,,',
      'Ashdown Online Clinic,Mounjaro,5mg,210,,,,,',
      'ashdown-online-clinic,mounjaro,2.5 mg,111,,,,,',
    ]);
    const reason = 'Lines 2 and 4 are for the same product. Keep the one that is right.';
    expect(rows).toMatchObject([
      { kind: 'wrong', reason },
      { kind: 'changed' },
      { kind: 'wrong', reason },
    ]);
  });

  it('finds two rows for one product wrong if one of them has a mistake of its own', async () => {
    const { rows } = await preview([
      'Ashdown Online Clinic,Mounjaro,2.5mg,110,,,maybe,,',
      'Ashdown Online Clinic,Mounjaro,2.5mg,111,,,no,,',
    ]);
    const reason = 'Lines 2 and 3 are for the same product. Keep the one that is right.';
    expect(rows).toMatchObject([
      { kind: 'wrong', reason: saying(/^“maybe” .* Lines 2 and 3 are for the same product\./) },
      { kind: 'wrong', reason },
    ]);
  });

  it('finds two rows for one product wrong if one of them does not fit the table', async () => {
    const { rows } = await preview([
      `Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,https://clinic.example/${'x'.repeat(1000)}`,
      'Ashdown Online Clinic,Mounjaro,2.5mg,111,,,,',
    ]);
    const reason = 'Lines 2 and 3 are for the same product. Keep the one that is right.';
    expect(rows).toMatchObject([
      { kind: 'wrong', reason: saying(/ Lines 2 and 3 are for the same product\./) },
      { kind: 'wrong', reason },
    ]);
  });

  it('names a few of the lines where one product stands in every row', async () => {
    const row = 'Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,,';
    const { rows } = await preview(Array.from({ length: 24_990 }, () => row));
    const reasons = new Set(rows.map(({ reason }) => reason));
    expect([...reasons]).toEqual([
      'Lines 2, 3, 4, 5, 6 and 24,985 more are for the same product. Keep the one that is right.',
    ]);
  });

  it.each([
    ['Ashdwon Online Clinc', 'Ashdown Online Clinic'],
    ['birch and sons, chemists', 'Birch & Sons, Chemists'],
  ])('asks whether “%s” means “%s”', async (written, meant) => {
    const { rows } = await preview([`"${written}",Mounjaro,2.5mg,110,,,,,`]);
    expect(rows).toMatchObject([
      {
        kind: 'unknown',
        reason: `No provider is called “${written}”. Did you mean “${meant}”? Correct the spelling, or add the provider first.`,
      },
    ]);
  });

  it('knows no provider that is in the trash', async () => {
    await createProvider(test.payload, { name: 'Larch Pharmacy', deletedAt: longAgo });
    const { rows } = await preview(['Larch Pharmacy,Mounjaro,2.5mg,110,,,,,']);
    expect(rows).toMatchObject([{ reason: saying(/No provider is called “Larch Pharmacy”/) }]);
  });

  it('asks about fees that change the total by more than 30%, and about no others', async () => {
    await createProvider(test.payload, { name: 'Fern Pharmacy' });
    const { rows } = await preview([
      'Ashdown Online Clinic,Mounjaro,2.5mg,100,4900,995,,,',
      'Ashdown Online Clinic,Mounjaro,5mg,200,0,2.95,,,',
      'Fern Pharmacy,Mounjaro,5mg,205,0,295,,,',
    ]);
    expect(rows).toMatchObject([
      {
        kind: 'changed',
        needsTick: true,
        reason: 'The fees change the total by more than 30%. Tick it if it is right.',
      },
      { kind: 'changed', needsTick: false },
      {
        kind: 'new',
        needsTick: true,
        reason: 'The fees are more than 30% of the price. Tick it if it is right.',
      },
    ]);
  });

  it('finds a check in the future wrong', async () => {
    const { rows } = await preview(['Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,,20/11/2062']);
    expect(rows).toMatchObject([
      { line: 2, kind: 'wrong', reason: saying(/cannot have been checked in the future/) },
    ]);
  });

  it('takes a day without a time for any check on that day in Britain, in summer too', async () => {
    const { id } = await productOf(ashdown, '2.5mg');
    // In Britain it is 00:30 on 21 June.
    const data = { checkedAt: '2026-06-20T23:30:00.000Z' };
    await test.payload.update({ collection: 'products', id, data });
    const line = 'Ashdown Online Clinic,Mounjaro,2.5mg,100,,,,https://clinic.example/prices';
    const { rows: sameDay } = await preview([`${line},21/06/2026`]);
    expect(sameDay).toMatchObject([{ kind: 'unchanged' }]);
    const { rows: dayBefore } = await preview([`${line},20/06/2026`]);
    expect(dayBefore).toMatchObject([{ kind: 'unchanged', changes: [] }]);
  });

  it('asks about a row that was seen before what is stored was', async () => {
    const row = 'Ashdown Online Clinic,Mounjaro,2.5mg,90,,,,,01/01/2026';
    const { import: summary, rows } = await preview([row]);
    expect(rows).toMatchObject([
      {
        kind: 'conflict',
        needsTick: true,
        reason: saying(/^It was checked later than the file says, on 2 January 2026, 03:04\./),
      },
    ]);
    await apply(summary.id, { ticked: [2] });
    const { pricePence, checkedAt } = await productOf(ashdown, '2.5mg');
    expect(pricePence).toBe(9000);
    expect(isRecent(checkedAt)).toBe(true);
  });

  it('asks about a row that was seen before what is in the trash was', async () => {
    await moveToTrash(await productOf(ashdown, '2.5mg'));
    const row = 'Ashdown Online Clinic,Mounjaro,2.5mg,90,01/01/2026';
    const { import: summary, rows } = await preview([row], withTimes);
    expect(rows).toMatchObject([
      {
        kind: 'conflict',
        changes: [{ field: 'Price', to: '£90' }],
        needsTick: true,
        reason:
          'This product is in the trash; it comes back with these values. It was checked later than the file says, on 2 January 2026, 03:04. Tick it if the file is right all the same: it then counts as checked now.',
      },
    ]);
    await apply(summary.id, { ticked: [2] });
    const { pricePence, checkedAt } = await productOf(ashdown, '2.5mg');
    expect(pricePence).toBe(9000);
    expect(isRecent(checkedAt)).toBe(true);
  });

  it.each([
    ['another price that was seen then', '110', longAgo, [{ field: 'Price', to: '£110' }], 'now'],
    [
      'the price that was seen before',
      '100',
      '01/01/2026',
      [
        { field: 'Price', to: '£100' },
        { field: 'Checked', to: '2 January 2026, 03:04' },
      ],
      longAgo,
    ],
  ])(
    'says when a product that comes back from the trash counts as checked, with %s',
    async (_what, price, time, changes, checked) => {
      await moveToTrash(await productOf(ashdown, '2.5mg'));
      const row = `Ashdown Online Clinic,Mounjaro,2.5mg,${price},${time}`;
      const { import: summary, rows } = await preview([row], withTimes);
      expect(rows).toMatchObject([{ kind: 'new', needsTick: false }]);
      expect(rows[0]?.changes).toEqual(changes);
      await apply(summary.id);
      const { checkedAt } = await productOf(ashdown, '2.5mg');
      expect(isRecent(checkedAt) ? 'now' : checkedAt).toBe(checked);
    },
  );

  it('leaves as it is what the file has no column for', async () => {
    const { rows } = await preview(
      [`Ashdown Online Clinic,Mounjaro,2.5mg,100,${longAgo}`],
      withTimes,
    );
    expect(rows).toMatchObject([{ kind: 'unchanged' }]);
  });

  it.each([
    ['no time of a check', '', 'now'],
    ['a later check', '2026-03-04', '4 March 2026, 00:00'],
  ])(
    'takes a row with what is stored and %s for a check that changes nothing',
    async (_what, cell, to) => {
      const line = 'Ashdown Online Clinic,Mounjaro,2.5mg,100,,,yes,https://clinic.example/prices';
      const { rows } = await preview([`${line},${cell}`]);
      const changes = [{ field: 'Checked', from: '2 January 2026, 03:04', to }];
      expect(rows).toMatchObject([{ kind: 'checked', changes, needsTick: false }]);
    },
  );
});

describe('an import', () => {
  it('changes prices as the form does, and says in the log that it was the import', async () => {
    const { import: planned } = await preview([
      'Ashdown Online Clinic,Mounjaro,2.5mg,110,0,4.95,no,https://clinic.example/new,',
      `Ashdown Online Clinic,Mounjaro,5mg,200,,,,https://clinic.example/prices,2026-03-04`,
    ]);
    const summary = await apply(planned.id);
    expect(summary).toMatchObject({
      status: 'applied',
      changedRows: 1,
      createdRows: 0,
      checkedRows: 1,
      appliedBy: 'Edith',
      problem: null,
    });
    const repriced = await productOf(ashdown, '2.5mg');
    expect(repriced).toMatchObject({
      title: 'Ashdown Online Clinic – Mounjaro 2.5mg',
      pricePence: 11000,
      consultationFeePence: 0,
      deliveryFeePence: 495,
      inStock: false,
      sourceUrl: 'https://clinic.example/new',
      checkedBy: editor.id,
      checkedThrough: 'import',
    });
    expect(isRecent(repriced.checkedAt) && isRecent(repriced.updatedAt)).toBe(true);
    expect(await historyOf(repriced)).toMatchObject([
      { pricePence: 10000, deliveryFeePence: null, inStock: true, route: 'system' },
      {
        pricePence: 11000,
        consultationFeePence: 0,
        deliveryFeePence: 495,
        inStock: false,
        sourceUrl: 'https://clinic.example/new',
        seenAt: repriced.checkedAt,
        route: 'import',
        by: editor.id,
        byRole: 'admin',
        isListed: true,
        priceImport: planned.id,
        evidence: null,
        provider: ashdown.id,
        medication: mounjaro.id,
        dose: '2.5mg',
      },
    ]);
    const checked = await productOf(ashdown, '5mg');
    expect(checked).toMatchObject({
      pricePence: 20000,
      checkedAt: '2026-03-04T00:00:00.000Z',
      checkedThrough: 'import',
    });
    expect(await historyOf(checked)).toMatchObject([
      { pricePence: 20000, seenAt: longAgo },
      { pricePence: 20000, seenAt: '2026-03-04T00:00:00.000Z', route: 'import' },
    ]);
  });

  it('adds products that a provider did not have, with their title and first price', async () => {
    const { payload } = test;
    const only = await createProvider(payload, { name: 'Cedar Pharmacy' });
    const { import: planned, rows } = await preview(['Cedar Pharmacy,Mounjaro,5mg,205,,free,,,']);
    expect(rows).toMatchObject([{ kind: 'new' }]);
    await apply(planned.id);
    const added = await productOf(only, '5mg');
    expect(added).toMatchObject({
      title: 'Cedar Pharmacy – Mounjaro 5mg',
      pricePence: 20500,
      priceUnit: 'month',
      deliveryFeePence: 0,
      consultationFeePence: null,
      inStock: true,
      checkedThrough: 'import',
    });
    expect(await historyOf(added)).toMatchObject([
      { pricePence: 20500, deliveryFeePence: 0, consultationFeePence: null, route: 'import' },
    ]);
    await payload.update({ collection: 'products', id: added.id, data: { inStock: false } });
    expect((await productOf(only, '5mg')).inStock).toBe(false);
  });

  it('leaves out what is wrong or not ticked only if it is told to', async () => {
    const { import: planned } = await preview([
      'Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,,',
      'Ashdown Online Clinic,Mounjaro,5mg,400,,,,,',
      'Ashdown Online Clinic,Mounjaro,10mg,600,,,,,',
      'Nobody,Mounjaro,10mg,600,,,,,',
    ]);
    const before = await products();
    await expect(apply(planned.id, { ticked: [4] })).rejects.toThrow(/^2 rows would be left out\./);
    expect(await products()).toEqual(before);
    await apply(planned.id, { ticked: [4], skipsInvalidRows: true });
    const prices = await Promise.all(
      ['2.5mg', '5mg', '10mg'].map((dose) => productOf(ashdown, dose)),
    );
    expect(prices.map(({ pricePence }) => pricePence)).toEqual([11000, 20000, 60000]);
  });

  it('is refused where it would change nothing', async () => {
    const { import: planned } = await preview(
      [`Ashdown Online Clinic,Mounjaro,2.5mg,100,${longAgo}`],
      withTimes,
    );
    await expect(apply(planned.id)).rejects.toThrow(/^There is nothing to apply/);
  });

  it.each([
    [
      'a provider was renamed',
      () => rename('Ashdown & Daughters'),
      () => rename('Ashdown Online Clinic'),
    ],
    [
      'a price was changed',
      async () => setPrice(await productOf(ashdown, '2.5mg'), 10100),
      async () => {},
    ],
    [
      'another import was applied',
      async () => {
        const { import: other } = await preview(['Ashdown Online Clinic,Mounjaro,2.5mg,105,,,,,']);
        await apply(other.id);
      },
      async () => {},
    ],
  ])('writes nothing if, since its preview, %s', async (_what, change, changeBack) => {
    const { import: planned } = await preview(['Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,,']);
    await change();
    const before = await products();
    await expect(apply(planned.id)).rejects.toThrow(
      /have changed since the preview, so nothing was written/,
    );
    expect(await products()).toEqual(before);
    await changeBack();
    await refreshPreview(test.payload, planned.id);
    expect(await apply(planned.id)).toMatchObject({ status: 'applied' });
    expect(await productOf(ashdown, '2.5mg')).toMatchObject({ pricePence: 11000 });
  });

  it('is applied once, however many ask at the same time', async () => {
    const { import: planned } = await preview(['Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,,']);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => apply(planned.id)));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect((reason as Error).message).toMatch(
        /is already being applied|has already been applied|has already started this|have changed since/,
      );
    }
    expect(await historyOf(await productOf(ashdown, '2.5mg'))).toHaveLength(2);
  });

  it('applied by two editors at the same time keeps what became of its rows for the one who won', async () => {
    const { import: planned } = await preview([
      'Ashdown Online Clinic,Mounjaro,2.5mg,150,,,,,',
      'Ashdown Online Clinic,Mounjaro,5mg,300,,,,,',
    ]);
    const outcomes = await Promise.allSettled(
      [2, 3].map((line) => apply(planned.id, { ticked: [line], skipsInvalidRows: true })),
    );
    const hasWon = outcomes.map(({ status }) => status === 'fulfilled');
    expect(hasWon.filter(Boolean)).toHaveLength(1);
    const prices = await Promise.all(['2.5mg', '5mg'].map((dose) => productOf(ashdown, dose)));
    expect(prices.map(({ pricePence }) => pricePence)).toEqual(
      hasWon[0] ? [15000, 20000] : [10000, 30000],
    );
    const { rows } = await readAppliedRows(test.payload, planned.id);
    expect(rows.map(({ fate }) => fate)).toEqual(
      hasWon.map((isWritten) => (isWritten ? 'written' : 'left out')),
    );
  });

  it('of an older version has what became of its rows, too', async () => {
    const { payload } = test;
    const { rows } = await preview(['Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,,']);
    const applied = rows.map((row) => ({ ...row, fate: 'written' }));
    const { id } = await payload.create({
      collection: 'price-imports',
      data: { fileName: 'prices.csv', status: 'applied', counts: {}, journal: 'its journal' },
    });
    await compressedValues(payload).set(`price-import ${id} rows`, applied);
    expect((await readAppliedRows(payload, id)).rows).toEqual(applied);
  });

  it('and another one for the same product in the same millisecond: one wins, the other is told', async () => {
    const one = await preview(['Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,,']);
    const other = await preview([
      'Ashdown Online Clinic,Mounjaro,2.5mg,120,,,,,',
      'Ashdown Online Clinic,Mounjaro,5mg,220,,,,,',
    ]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const outcomes = await Promise.allSettled([apply(one.import.id), apply(other.import.id)]);
    vi.useRealTimers();
    const applied = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' && outcome.value.status === 'applied' ? [outcome.value] : [],
    );
    expect(applied).toHaveLength(1);
    const hasOtherWon = applied[0]?.id === other.import.id;
    const prices = await Promise.all(['2.5mg', '5mg'].map((dose) => productOf(ashdown, dose)));
    expect(prices.map(({ pricePence }) => pricePence)).toEqual(
      hasOtherWon ? [12000, 22000] : [11000, 20000],
    );
    const loser = await readImport(test.payload, hasOtherWon ? one.import.id : other.import.id);
    expect(loser.status).toBe('previewed');
  });

  it.each(databases)(
    'leaves no entry in the log if a product is saved before it is written (%s)',
    async (database) => {
      if (database === 'without transactions') withoutTransactions();
      const { payload } = test;
      const { import: planned } = await preview([
        'Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,,',
        'Ashdown Online Clinic,Mounjaro,5mg,210,,,,,',
      ]);
      const restored = await productOf(ashdown, '2.5mg');
      const saved = await productOf(ashdown, '5mg');
      const applying = { ticked: [], skipsInvalidRows: false, author: editor };
      const { finished } = await applyImport(payload, planned.id, applying);
      // As the form does, below the hooks that would take longer than the import to begin.
      await payload.db.updateOne({
        collection: 'products',
        id: saved.id,
        data: { pricePence: 20500, updatedAt: new Date().toISOString() },
      });
      await finished;
      expect(await readImport(payload, planned.id)).toMatchObject({
        status: 'previewed',
        problem: saying(/have changed since the preview, so nothing was written/),
      });
      await completeLog(payload);
      await setPrice(restored, 10500);
      expect(await historyOf(restored)).toMatchObject([
        { pricePence: 10000, route: 'system' },
        { pricePence: 10500, route: 'system' },
      ]);
      expect(await historyOf(saved)).toMatchObject([{ pricePence: 20000 }, { pricePence: 20500 }]);
    },
  );

  it.each([
    ['is no JSON', '{"id": '],
    ['is none', '"seen yesterday"'],
  ])(
    'is written although the newest observation of a product %s, and mends it',
    async (_, value) => {
      const [{ id }, other] = [await productOf(birch, '10mg'), await productOf(birch, '5mg')];
      const observation = { column: 'observation', field: 'observation', value };
      await writeRaw(test.payload, id, {
        table: 'products',
        collection: 'products',
        ...observation,
      });
      vi.spyOn(test.payload.logger, 'error').mockImplementation(() => {});
      onTestFinished(() => void vi.restoreAllMocks());
      const { import: first } = await preview(['Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,,']);
      expect(await apply(first.id)).toMatchObject({ status: 'applied' });
      const { import: second } = await preview([
        '"Birch & Sons, Chemists",Mounjaro,5mg,210,,,,,',
        '"Birch & Sons, Chemists",Mounjaro,10mg,310,,,,,',
      ]);
      expect(await apply(second.id)).toMatchObject({ status: 'applied' });
      expect((await productOf(ashdown, '2.5mg')).pricePence).toBe(11_000);
      const [spoilt] = (await products()).filter((product) => product.id === id);
      expect(spoilt).toMatchObject({ pricePence: 31_000 });
      expect(await historyOf(spoilt!)).toMatchObject([
        { pricePence: 30_000 },
        { pricePence: 31_000 },
      ]);
      expect(await historyOf(other)).toMatchObject([
        { pricePence: 20_000 },
        { pricePence: 21_000 },
      ]);
    },
  );

  it('is told to the site once, when all of it is stored', async () => {
    const told: (Change & { price: number })[] = [];
    const stop = onChange(test.payload, async (change) => {
      told.push({ ...change, price: (await productOf(birch, '10mg')).pricePence });
    });
    const doses = [
      ['2.5mg', 110],
      ['5mg', 210],
      ['10mg', 310],
    ] as const;
    const { import: planned } = await preview(
      doses.map(([dose, price]) => `"Birch & Sons, Chemists",Mounjaro,${dose},${price},,,,,`),
    );
    await apply(planned.id);
    stop();
    const imported = await Promise.all(doses.map(([dose]) => productOf(birch, dose)));
    expect(told).toEqual([{ collection: 'products', ids: expect.any(Array), price: 31000 }]);
    expect(told[0]?.ids.toSorted()).toEqual(imported.map(({ id }) => id).toSorted());
  });

  async function rename(name: string) {
    await test.payload.update({ collection: 'providers', id: ashdown.id, data: { name } });
  }

  async function setPrice({ id }: Product, pricePence: number) {
    await test.payload.update({ collection: 'products', id, data: { pricePence } });
  }
});

describe('undoing an import', () => {
  it('brings back exactly what was, in the log as observations of its own', async () => {
    const before = await state();
    const { import: planned } = await preview([
      'Ashdown Online Clinic,Mounjaro,2.5mg,110,0,4.95,no,,2026-03-04',
      'Ashdown Online Clinic,Mounjaro,5mg,200,0,,,,',
    ]);
    await apply(planned.id);
    expect(await state()).not.toEqual(before);
    expect(await undo(planned.id)).toMatchObject({ status: 'undone', undoneBy: 'Edith' });
    expect(await state()).toEqual(before);
    expect(await historyOf(await productOf(ashdown, '2.5mg'))).toMatchObject([
      { pricePence: 10000, inStock: true },
      { pricePence: 11000, inStock: false, route: 'import', priceImport: planned.id },
      {
        pricePence: 10000,
        inStock: true,
        seenAt: longAgo,
        route: 'undo',
        by: editor.id,
        priceImport: planned.id,
      },
    ]);
    await expect(undo(planned.id)).rejects.toThrow(/Only an import that is applied can be undone/);
  });

  it('moves what it added to the trash, from where another import brings it back', async () => {
    const provider = await createProvider(test.payload, { name: 'Dogwood Pharmacy' });
    const line = 'Dogwood Pharmacy,Mounjaro,5mg,205,,,,,';
    const first = await preview([line]);
    await apply(first.import.id);
    const added = await productOf(provider, '5mg');
    await undo(first.import.id);
    expect(await productOf(provider, '5mg')).toBeUndefined();
    const second = await preview([line]);
    expect(second.rows).toMatchObject([
      { kind: 'new', reason: expect.stringMatching(/in the trash/) },
    ]);
    expect(await apply(second.import.id)).toMatchObject({ createdRows: 1, changedRows: 0 });
    expect(await productOf(provider, '5mg')).toMatchObject({ id: added.id, pricePence: 20500 });
  });

  it('leaves a product in the trash whose price would come back changed by more than 30%, unless ticked', async () => {
    const provider = await createProvider(test.payload, { name: 'Elder Pharmacy' });
    const first = await preview(['Elder Pharmacy,Mounjaro,5mg,205,,,,,']);
    await apply(first.import.id);
    await undo(first.import.id);
    const second = await preview(['Elder Pharmacy,Mounjaro,5mg,2050,,,,,']);
    expect(second.rows).toMatchObject([
      {
        kind: 'new',
        needsTick: true,
        reason:
          'This product is in the trash; it comes back with these values. The price changes by more than 30%. Tick it if it is right.',
      },
    ]);
    await apply(second.import.id, { ticked: second.rows.map(({ line }) => line) });
    expect(await productOf(provider, '5mg')).toMatchObject({ pricePence: 205_000 });
  });

  it('goes product by product: what was changed since stays, and is named with what was changed', async () => {
    const { import: planned } = await preview([
      'Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,,',
      'Ashdown Online Clinic,Mounjaro,5mg,210,,,,,',
    ]);
    await apply(planned.id);
    const { id } = await productOf(ashdown, '5mg');
    await test.payload.update({
      collection: 'products',
      id,
      data: { pricePence: 21500 },
      user: { ...editor, collection: 'users' },
    });
    expect(await previewUndo(test.payload, planned.id)).toEqual({
      undoable: 1,
      kept: [
        {
          product: 'Ashdown Online Clinic – Mounjaro 5mg',
          reason: saying(
            /^On \d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d it was changed: Price £210 → £215, by Edith\.$/,
          ),
        },
      ],
    });
    expect(await undo(planned.id)).toMatchObject({ status: 'undone' });
    expect(await productOf(ashdown, '2.5mg')).toMatchObject({ pricePence: 10000 });
    expect(await productOf(ashdown, '5mg')).toMatchObject({ pricePence: 21500 });
  });

  it('leaves a product that has been given another dose since, because the price before was of the old one', async () => {
    const { import: planned } = await preview([
      'Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,,',
      'Ashdown Online Clinic,Mounjaro,5mg,210,,,,,',
    ]);
    await apply(planned.id);
    const { id } = await productOf(ashdown, '5mg');
    await test.payload.update({ collection: 'products', id, data: { dose: '12.5mg' } });
    expect(await previewUndo(test.payload, planned.id)).toEqual({
      undoable: 1,
      kept: [
        {
          product: 'Ashdown Online Clinic – Mounjaro 5mg',
          reason: 'It has another provider, medication or dose now.',
        },
      ],
    });
    await undo(planned.id);
    expect(await productOf(ashdown, '12.5mg')).toMatchObject({ id, pricePence: 21000 });
  });

  it('takes back a price that somebody has only checked since', async () => {
    const { import: planned } = await preview(['Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,,']);
    await apply(planned.id);
    const { id } = await productOf(ashdown, '2.5mg');
    const checkedAt = new Date().toISOString();
    await test.payload.update({ collection: 'products', id, data: { checkedAt } });
    expect(await previewUndo(test.payload, planned.id)).toEqual({ undoable: 1, kept: [] });
    await undo(planned.id);
    expect(await productOf(ashdown, '2.5mg')).toMatchObject({
      pricePence: 10000,
      checkedAt: longAgo,
    });
  });

  it('names nobody as the one who checked a price if that account has been deleted since', async () => {
    const ann = await createAnn();
    await checkAs(ann);
    const { import: planned } = await preview(['Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,,']);
    await apply(planned.id);
    await deleteAccount(ann);
    expect(await undo(planned.id)).toMatchObject({ status: 'undone', problem: null });
    expect(await productOf(ashdown, '2.5mg')).toMatchObject({
      pricePence: 10000,
      checkedBy: null,
      checkedThrough: 'form',
    });
  });

  it.runIf(isEmbedded)(
    'can be tried again if the account that checked a price is deleted as it begins',
    async () => {
      const ann = await createAnn();
      await checkAs(ann);
      const { import: planned } = await preview(['Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,,']);
      await apply(planned.id);
      const { db } = test.payload;
      const write = db.updateOne.bind(db);
      const claim = vi.spyOn(db, 'updateOne').mockImplementation(async (asked) => {
        if (asked.data.status === 'undoing') await deleteAccount(ann);
        return write(asked);
      });
      onTestFinished(() => claim.mockRestore());
      expect(await undo(planned.id)).toMatchObject({
        status: 'applied',
        problem: saying(/nothing was undone\. Try again\.$/),
      });
      claim.mockRestore();
      expect(await undo(planned.id)).toMatchObject({ status: 'undone', problem: null });
    },
  );

  it('is refused where every product has been changed since, and changes none', async () => {
    const { import: planned } = await preview(['Ashdown Online Clinic,Mounjaro,2.5mg,110,,,,,']);
    await apply(planned.id);
    const { id } = await productOf(ashdown, '2.5mg');
    await test.payload.update({ collection: 'products', id, data: { inStock: false } });
    const before = await products();
    await expect(undo(planned.id)).rejects.toThrow(/^Nothing was undone, because every product/);
    expect(await products()).toEqual(before);
  });

  function createAnn(): Promise<User> {
    return test.payload.create({
      collection: 'users',
      data: {
        name: 'Ann',
        email: 'ann@directory.example',
        password: 'a long password',
        roles: ['editor'],
      },
    });
  }

  async function deleteAccount({ id }: User) {
    await test.payload.delete({ collection: 'users', id });
  }

  /** Says that somebody has checked Ashdown's 2.5mg now. */
  async function checkAs(user: User) {
    await test.payload.update({
      collection: 'products',
      id: (await productOf(ashdown, '2.5mg')).id,
      data: { checkedAt: new Date().toISOString() },
      user: { ...user, collection: 'users' },
    });
  }
});

describe('the first order', () => {
  const columns =
    'Provider,Medication,Dose,Price,First order price,Consultation fee,Consultation fee is charged';
  const lineOf = (first: string, basis: string) =>
    `Ashdown Online Clinic,Mounjaro,2.5mg,100,${first},15,${basis}`;
  const stored = () => productOf(ashdown, '2.5mg');

  it('has a price and a fee that are imported, logged and taken back', async () => {
    const before = await stored();
    const { import: planned, rows } = await preview([lineOf('80', 'once')], columns);
    expect(rows[0]).toMatchObject({ kind: 'changed', needsTick: false });
    expect(rows[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'Price of the first order', from: 'none', to: '£80' },
        { field: 'Consultation fee is charged', from: 'not known', to: 'once' },
      ]),
    );
    await apply(planned.id);
    expect(await stored()).toMatchObject({
      firstOrderPricePence: 8000,
      consultationFeeBasis: 'once',
    });
    expect((await historyOf(before)).at(-1)).toMatchObject({
      firstOrderPricePence: 8000,
      consultationFeeBasis: 'once',
      route: 'import',
    });
    await undo(planned.id);
    const after = await stored();
    expect(after.firstOrderPricePence ?? null).toBeNull();
    expect(after.consultationFeeBasis ?? null).toBeNull();
  });

  it('costs so much less than the ordinary price that somebody has to tick it', async () => {
    const { rows } = await preview([lineOf('60', '')], columns);
    expect(rows[0]).toMatchObject({
      needsTick: true,
      reason: 'The price of the first order changes by more than 30%. Tick it if it is right.',
    });
  });

  it('costs so much less than a new product that somebody has to tick it', async () => {
    await createProvider(test.payload, { name: 'Dale Pharmacy' });
    const { rows } = await preview(['Dale Pharmacy,Mounjaro,5mg,205,20.50,,'], columns);
    expect(rows).toMatchObject([
      {
        kind: 'new',
        needsTick: true,
        reason:
          'The price of the first order differs from the price by more than 30%. Tick it if it is right.',
      },
    ]);
  });

  it.each([
    ['0', '', /^“0” is not a price/],
    ['80', 'sometimes', /^“sometimes” does not say how often the consultation fee is charged/],
  ])('of %s, charged “%s”, is refused', async (first, basis, reason) => {
    const { rows } = await preview([lineOf(first, basis)], columns);
    expect(rows[0]).toMatchObject({ kind: 'wrong', reason: saying(reason) });
  });
});

describe('a file that was downloaded before somebody else changed a price', () => {
  /** The line of Ashdown's 2.5mg in a download of now, as cells. */
  async function downloaded(): Promise<string[]> {
    const text = (await currentPrices(test.payload, 'csv')).toString();
    const line = text
      .split('\r\n')
      .find((each) => each.includes('Ashdown Online Clinic,Mounjaro,2.5mg'));
    return line!.split(',');
  }

  async function setPrice(pricePence: number): Promise<void> {
    const { id } = await productOf(ashdown, '2.5mg');
    await test.payload.update({ collection: 'products', id, data: { pricePence } });
  }

  /** Corrects the dose of the provider's 2.5mg. */
  async function setDose(provider: Provider, dose: string): Promise<void> {
    const { id } = await productOf(provider, '2.5mg');
    await test.payload.update({ collection: 'products', id, data: { dose } });
  }

  it('does not revert it where nobody touched the row', async () => {
    const row = await downloaded();
    await setPrice(11000);
    const { rows } = await preview([row.join(',')], allHeadings);
    expect(rows).toMatchObject([{ kind: 'unchanged', changes: [] }]);
  });

  it('changes only what was touched in it', async () => {
    const row = await downloaded();
    await setPrice(11000);
    const { import: summary, rows } = await preview([row.with(7, '4.95').join(',')], allHeadings);
    expect(rows).toMatchObject([
      {
        kind: 'changed',
        changes: [{ field: 'Delivery fee', from: 'not known', to: '£4.95' }],
        needsTick: false,
      },
    ]);
    await apply(summary.id);
    expect(await productOf(ashdown, '2.5mg')).toMatchObject({
      pricePence: 11000,
      deliveryFeePence: 495,
    });
  });

  it('shows a price that was changed here and there in three values, and asks', async () => {
    const row = await downloaded();
    await setPrice(11000);
    const { import: summary, rows } = await preview([row.with(3, '95').join(',')], allHeadings);
    expect(rows).toMatchObject([
      {
        kind: 'conflict',
        changes: [{ field: 'Price', downloaded: '£100', from: '£110', to: '£95' }],
        needsTick: true,
        reason: saying(/^Somebody has changed this here since the file was downloaded\./),
      },
    ]);
    await expect(apply(summary.id)).rejects.toThrow('There is nothing to apply');
    expect(await productOf(ashdown, '2.5mg')).toMatchObject({ pricePence: 11000 });
    await apply(summary.id, { ticked: [2] });
    expect(await productOf(ashdown, '2.5mg')).toMatchObject({ pricePence: 9500 });
  });

  it('asks where the row says that the old price was seen again later', async () => {
    const row = await downloaded();
    await setPrice(11000);
    const { rows } = await preview([row.with(10, '').join(',')], allHeadings);
    expect(rows).toMatchObject([
      { kind: 'conflict', changes: [{ downloaded: '£100', from: '£110', to: '£100' }] },
    ]);
  });

  it('leaves in the trash what was moved there, where nobody touched the row', async () => {
    const row = await downloaded();
    await moveToTrash(await productOf(ashdown, '2.5mg'));
    const { rows } = await preview([row.join(',')], allHeadings);
    expect(rows).toMatchObject([
      { kind: 'unchanged', changes: [], needsTick: false, isInvalid: false },
    ]);
  });

  it('asks where it has another price of what was moved to the trash', async () => {
    const row = await downloaded();
    await moveToTrash(await productOf(ashdown, '2.5mg'));
    const { import: summary, rows } = await preview([row.with(3, '95').join(',')], allHeadings);
    expect(rows).toMatchObject([
      {
        kind: 'conflict',
        needsTick: true,
        reason:
          'This product is in the trash; it comes back with these values. Somebody has changed this here since the file was downloaded. Tick it if the file is right all the same.',
      },
    ]);
    await apply(summary.id, { ticked: [2] });
    expect(await productOf(ashdown, '2.5mg')).toMatchObject({ pricePence: 9500 });
  });

  it.each([
    ['another provider still lists', async () => {}],
    ['no provider lists any more', () => setDose(birch, '7.5mg')],
  ])(
    'does not bring back a dose that was corrected and that %s, where nobody touched the row',
    async (_what, correctOther) => {
      const row = await downloaded();
      await setDose(ashdown, '7.5mg');
      await correctOther();
      const { rows } = await preview([row.join(',')], allHeadings);
      expect(rows).toMatchObject([
        { kind: 'unchanged', changes: [], needsTick: false, isInvalid: false },
      ]);
    },
  );

  it('asks where it has another price of a dose that was corrected', async () => {
    const row = await downloaded();
    await setDose(ashdown, '7.5mg');
    const { import: summary, rows } = await preview([row.with(3, '95').join(',')], allHeadings);
    expect(rows).toMatchObject([
      {
        kind: 'conflict',
        needsTick: true,
        reason:
          'The product of this row has another provider, medication or dose now; this adds a new one. Somebody has changed this here since the file was downloaded. Tick it if the file is right all the same.',
      },
    ]);
    await apply(summary.id, { ticked: [2] });
    expect(await productOf(ashdown, '2.5mg')).toMatchObject({ pricePence: 9500 });
    expect(await productOf(ashdown, '7.5mg')).toMatchObject({ pricePence: 10000 });
  });

  it('leaves a product as it is that has the dose of another one now, where nobody touched the row', async () => {
    const row = await downloaded();
    await setDose(ashdown, '7.5mg');
    const product = { provider: ashdown.id, medication: mounjaro.id, dose: '2.5mg' };
    await createProduct(test.payload, { ...product, pricePence: 11000 });
    const { rows } = await preview([row.join(',')], allHeadings);
    expect(rows).toMatchObject([{ kind: 'unchanged', changes: [] }]);
  });

  it('adds a dose that it has instead of another one, unasked', async () => {
    const row = await downloaded();
    await setDose(birch, '7.5mg');
    await setPrice(11000);
    const { rows } = await preview([row.with(2, '7.5mg').join(',')], allHeadings);
    expect(rows).toMatchObject([{ kind: 'new', needsTick: false }]);
  });

  it('is a file like any other once its version is not known', async () => {
    const row = await downloaded();
    for (const version of ['', 'x', '0123456789abcdef01234567', '=1+1']) {
      const { rows } = await preview([row.with(3, '95').with(11, version).join(',')], allHeadings);
      expect(rows).toMatchObject([{ kind: 'changed', changes: [{ from: '£100', to: '£95' }] }]);
    }
  });
});

describe('the current prices', () => {
  it.each(['csv', 'xlsx'] as const)('imported again as .%s change nothing', async (format) => {
    const { payload } = test;
    await payload.update({
      collection: 'providers',
      id: birch.id,
      data: { name: '=Birch, "+" Sons' },
    });
    const bytes = await currentPrices(payload, format);
    const { import: summary } = await previewImport(payload, {
      bytes,
      fileName: `current.${format}`,
      author: editor,
    });
    await payload.update({
      collection: 'providers',
      id: birch.id,
      data: { name: 'Birch & Sons, Chemists' },
    });
    expect(summary.counts).toEqual({ ...noRows, unchanged: 6 });
  });

  it('list the doses of a provider by strength', async () => {
    for (const dose of ['0.5mg', '0.25mg']) {
      await createProduct(test.payload, { provider: ashdown.id, medication: mounjaro.id, dose });
    }
    const lines = (await currentPrices(test.payload, 'csv')).toString().split('\r\n');
    const doses = lines.flatMap((line) => /^Ashdown [^,]*,Mounjaro,([^,]*)/.exec(line)?.[1] ?? []);
    expect(doses).toEqual(['0.25mg', '0.5mg', '2.5mg', '5mg', '10mg']);
  });

  it('have amounts as numbers in a spreadsheet, and doses as text', async () => {
    const { id } = await productOf(ashdown, '2.5mg');
    await test.payload.update({ collection: 'products', id, data: { deliveryFeePence: 495 } });
    const parts = unzipSync(await currentPrices(test.payload, 'xlsx'));
    const sheet = Buffer.from(parts['xl/worksheets/sheet1.xml'] ?? []).toString();
    const typeOf = (cell: string) => new RegExp(`<c r="${cell}"([^>]*)><v>([^<]*)`).exec(sheet);
    expect(typeOf('D2')).toMatchObject({ 1: expect.not.stringContaining('t="s"'), 2: '100' });
    expect(typeOf('H2')).toMatchObject({ 1: expect.not.stringContaining('t="s"'), 2: '4.95' });
    expect(typeOf('C2')).toMatchObject({ 1: expect.stringContaining('t="s"') });
  });

  it('go out with every cell as text that no spreadsheet runs', async () => {
    const { payload } = test;
    await payload.update({
      collection: 'providers',
      id: birch.id,
      data: { name: '=HYPERLINK("x")' },
    });
    const text = (await currentPrices(payload, 'csv')).toString();
    await payload.update({
      collection: 'providers',
      id: birch.id,
      data: { name: 'Birch & Sons, Chemists' },
    });
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text.split('\r\n')[0]).toBe(`\uFEFF${allHeadings}`);
  });

  it.each(['csv', 'xlsx'] as const)(
    'have a template with a medication that is stored, which an import understands (.%s)',
    async (format) => {
      const { rows } = await previewImport(test.payload, {
        bytes: await templateFile(test.payload, format),
        fileName: `template.${format}`,
        author: editor,
      });
      const reason = /^No provider is called “Example Online Clinic”\. Check [^.]*\.$/;
      const example = { kind: 'unknown', medication: mounjaro.name, reason: saying(reason) };
      expect(rows).toMatchObject([example, example]);
    },
  );
});
