import { figureOf } from '#contract/rules/figures.ts';
import { changesByProvider } from '#contract/rules/report-figures.ts';
import { monthBounds } from '#contract/rules/report-month.ts';
import { medicationPart } from '../catalogue/build-medications.ts';
import { pastPrice, productPart } from '../catalogue/build-product.ts';
import { buildProviderEntry, profile } from '../catalogue/build-provider.ts';
import { momentOf } from '../catalogue/moment.ts';
import { observedFields } from '../observations/observed.ts';
import { readLogAsOf } from '../observations/read-log.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from 'payload';
import type { Discount } from '#collections/payload-types.ts';
import {
  createDiscount,
  createMedication,
  createProduct,
  createProvider,
  createRegisteredProvider,
  createRegistration,
  richText,
} from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { fillReport } from './fill-report.ts';
import { monthEnd, readMonthData } from './month-data.ts';
import type { ReportBlock, ReportSections } from './report-sections.ts';

let test: TestPayload;
let payload: Payload;

const august = '2026-08-15T12:00:00.000Z';
const september = '2026-09-15T12:00:00.000Z';
const november = new Date('2026-11-20T17:00:00.000Z');

beforeAll(async () => {
  test = await startTestPayload();
  payload = test.payload;
  const ashdown = await createRegisteredProvider(payload);
  const bramley = await createRegisteredProvider(payload, {
    name: 'Bramley Pharmacy',
    type: 'Retail pharmacy',
  });
  const hidden = await createProvider(payload, { name: 'Hidden', _status: 'draft' });
  const mounjaro = await createMedication(payload);
  const list = (
    provider: string,
    prices: [changedAt: string, pricePence: number][],
    { dose = '5mg', inStock = true }: { dose?: string; inStock?: boolean | null } = {},
  ) => createHistory({ provider, medication: mounjaro.id, dose, inStock, prices });

  await list(ashdown.id, [
    ['2026-03-01T10:00:00.000Z', 15000],
    ['2026-09-10T10:00:00.000Z', 16500],
    ['2026-10-10T10:00:00.000Z', 17000],
  ]);
  await list(bramley.id, [
    ['2026-03-01T10:00:00.000Z', 14000],
    ['2026-09-05T10:00:00.000Z', 13500],
    ['2026-09-30T22:59:00.000Z', 13000],
    ['2026-09-30T23:00:00.000Z', 12500],
  ]);
  await list(ashdown.id, [['2026-09-20T10:00:00.000Z', 20000]], { dose: '10mg' });
  await list(bramley.id, [['2026-10-20T10:00:00.000Z', 20000]], { dose: '10mg' });
  await list(bramley.id, [['2026-03-01T10:00:00.000Z', 9000]], { dose: '7.5mg', inStock: false });
  await list(hidden.id, [['2026-03-01T10:00:00.000Z', 100]]);
  await createDiscount(payload, { provider: ashdown.id, discoveredAt: '2026-08-01T12:00:00.000Z' });
  await createDiscount(payload, { provider: ashdown.id, discoveredAt: '2026-10-01T12:00:00.000Z' });
});
afterAll(() => test.stop());

type History = {
  provider: string;
  medication: string;
  dose: string;
  inStock: boolean | null;
  prices: Price[];
  /** Until when somebody looks again towards the end of each month; always, if it is left out. */
  checkedUntil?: string;
};

type Price = [changedAt: string, pricePence: number, inStock?: boolean];

/** The prices, and between them those of the monthly checks that found nothing changed. */
function withChecks(prices: readonly Price[], until: string): Price[] {
  const checks = Array.from({ length: 9 }, (_, month) => `2026-0${month + 1}-27T09:00:00.000Z`)
    .concat('2026-10-27T09:00:00.000Z')
    .filter((time) => time < until)
    .flatMap((time): Price[] => {
      const last = prices.findLast(([changedAt]) => changedAt < time);
      return last ? [[time, last[1], last[2]]] : [];
    });
  return [...prices, ...checks].toSorted(([a], [b]) => a.localeCompare(b));
}

/** Stores a product at the last of its prices, observed at the times given rather than now. */
async function createHistory({
  prices,
  inStock,
  checkedUntil = november.toISOString(),
  ...fields
}: History): Promise<void> {
  const product = await createProduct(payload, { ...fields, pricePence: prices.at(-1)![1] });
  const ofProduct = { product: { equals: product.id } };
  await payload.db.deleteMany({ collection: 'observations', where: ofProduct });
  const seen = withChecks(prices, checkedUntil);
  for (const [recordedAt, pricePence, isInStock = inStock] of seen) {
    await payload.db.create({
      collection: 'observations',
      data: {
        ...fields,
        product: product.id,
        pricePence,
        consultationFeePence: 0,
        deliveryFeePence: 499,
        inStock: isInStock,
        seenAt: recordedAt,
        recordedAt,
        route: 'system',
        isListed: true,
      },
    });
  }
}

const fill = (month: string, sections: ReportSections = [], now = november) =>
  fillReport(payload, { month, sections, now });

function blockOf<Type extends ReportBlock['blockType']>(sections: ReportSections, type: Type) {
  const blocks = sections.flatMap(({ blocks: own }) => own ?? []);
  return blocks.find(({ blockType }) => blockType === type) as Extract<
    ReportBlock,
    { blockType: Type }
  >;
}

function textsOf(sections: ReportSections): string[] {
  return (blockOf(sections, 'findings').findings ?? []).map(({ text }) => text);
}

describe('an offer', () => {
  const offersOf = async (fields: Partial<Discount> & Pick<Discount, 'provider'>) => {
    const before = await countOffers();
    const { id } = await createDiscount(payload, fields);
    const after = await countOffers();
    await payload.delete({ collection: 'discounts', id });
    return after - before;
  };
  const countOffers = async () => {
    const end = monthEnd(september, november);
    return (await readMonthData(payload, { month: september, end })).offerCount;
  };
  const providerNamed = async (name: string) => {
    const where = { name: { equals: name } };
    return (await payload.find({ collection: 'providers', where })).docs[0]!.id;
  };

  it.each<[string, Partial<Discount>, number]>([
    ['counts if it began just before the month ended', { startsAt: '2026-09-30T22:59:00Z' }, 1],
    [
      'does not count if it began when the month had ended',
      { startsAt: '2026-09-30T23:00:00Z' },
      0,
    ],
    ['counts if it ended with the month', { endsAt: '2026-09-30T23:00:00Z' }, 1],
    ['does not count if it ended before the month did', { endsAt: '2026-09-30T22:59:00Z' }, 0],
    ['does not count if it was found later', { discoveredAt: '2026-10-01T12:00:00Z' }, 0],
    ['does not count if it is switched off', { isActive: false }, 0],
  ])('%s', async (_what, fields, counted) => {
    const provider = await providerNamed('Ashdown Online Clinic');
    expect(await offersOf({ provider, ...fields })).toBe(counted);
  });

  it('does not count if its provider is not published', async () => {
    const provider = await providerNamed('Hidden');
    await createRegistration(payload, { provider });
    expect(await offersOf({ provider })).toBe(0);
  });

  it('counts only while its provider is on a register', async () => {
    const { id: provider } = await createProvider(payload, { name: 'Foxglove Clinic' });
    expect(await offersOf({ provider })).toBe(0);
    const { id } = await createRegistration(payload, { provider });
    expect(await offersOf({ provider })).toBe(1);
    await payload.update({ collection: 'registrations', id, data: { endsAt: august } });
    expect(await offersOf({ provider })).toBe(0);
    await payload.update({ collection: 'providers', id: provider, data: { _status: 'draft' } });
  });

  it('on a medicine that nobody has signed off counts among sample data alone', async () => {
    const provider = await providerNamed('Ashdown Online Clinic');
    const { id } = await createDiscount(payload, { provider, appliesTo: ['medicine'] });
    const amongSamples = await countOffers();
    const setSamples = (showsSampleData: boolean) =>
      payload.updateGlobal({ slug: 'settings', data: { showsSampleData } });
    await setSamples(false);
    expect(await countOffers()).toBe(amongSamples - 1);
    await setSamples(true);
    await payload.delete({ collection: 'discounts', id });
  });

  it('does not count in strict mode, which hides all offers', async () => {
    const provider = await providerNamed('Ashdown Online Clinic');
    const setStrict = (isStrict: boolean) =>
      payload.updateGlobal({ slug: 'settings', data: { isStrict } });
    await setStrict(true);
    expect(await countOffers()).toBe(0);
    expect(await offersOf({ provider })).toBe(0);
    await setStrict(false);
    expect(await offersOf({ provider })).toBe(1);
  });
});

describe('a report filled from data', () => {
  it('shows the last price before the month ended, best, highest and average, of what is in stock', async () => {
    const { sections } = await fill(september);
    expect(blockOf(sections, 'dosePrices').rows).toEqual([
      {
        medication: 'Mounjaro',
        dose: '5mg',
        bestPence: 13000,
        highestPence: 16500,
        averagePence: 14750,
        bestTotalPence: 13499,
        highestTotalPence: 16999,
        averageTotalPence: 15249,
      },
      {
        medication: 'Mounjaro',
        dose: '10mg',
        bestPence: 20000,
        highestPence: 20000,
        averagePence: 20000,
        bestTotalPence: 20499,
        highestTotalPence: 20499,
        averageTotalPence: 20499,
      },
    ]);
  });

  it('compares with the end of the month before what was listed then, changed or not', async () => {
    const { sections } = await fill(september);
    const { rows, caption } = blockOf(sections, 'priceChanges');
    expect(rows).toEqual([
      {
        provider: 'Ashdown Online Clinic',
        medication: 'Mounjaro',
        dose: '5mg',
        baselinePence: 15000,
        currentPence: 16500,
        totalPence: 16999,
      },
      {
        provider: 'Bramley Pharmacy',
        medication: 'Mounjaro',
        dose: '5mg',
        baselinePence: 14000,
        currentPence: 13000,
        totalPence: 13499,
      },
      {
        provider: 'Bramley Pharmacy',
        medication: 'Mounjaro',
        dose: '7.5mg',
        baselinePence: 9000,
        currentPence: 9000,
        totalPence: 9499,
      },
    ]);
    expect(caption).toBe('Monthly prices that changed in September 2026');
  });

  it('counts products, changes, stock and offers', async () => {
    const { sections } = await fill(september);
    const figures = sections
      .flatMap(({ blocks }) => blocks ?? [])
      .flatMap((block) => (block.blockType === 'keyFigures' ? block.figures : []));
    expect(Object.fromEntries(figures.map(({ label, value }) => [label, value]))).toEqual({
      'products analysed': '4',
      'providers tracked': '2',
      // Of three: a fourth is new.
      'of products changed price': '67%',
      'of products in stock': '75%',
      'price increases': '1',
      'price decreases': '1',
      'offers running': '1',
      'prices left out': '0',
    });
  });

  it('leaves out a price that nobody had checked in the 30 days before the month ended, and says so', async () => {
    const before = await fill(september);
    const provider = await createRegisteredProvider(payload, { name: 'Dunmore Pharmacy' });
    const { docs } = await payload.find({ collection: 'medications' });
    await createHistory({
      provider: provider.id,
      medication: docs[0]!.id,
      dose: '5mg',
      inStock: true,
      prices: [
        ['2026-08-10T10:00:00.000Z', 5000],
        ['2026-08-30T10:00:00.000Z', 4000],
      ],
      checkedUntil: '2026-08-31T00:00:00.000Z',
    });
    const after = await fill(september);
    for (const type of ['dosePrices', 'priceRanges', 'priceChanges'] as const) {
      expect(blockOf(after.sections, type)).toEqual(blockOf(before.sections, type));
    }
    expect(textsOf(after.sections)).toContain(
      '1 price was left out: last checked more than 30 days before the month ended.',
    );
    // In August it had been checked the day before.
    expect(blockOf((await fill(august)).sections, 'dosePrices').rows).toContainEqual(
      expect.objectContaining({ dose: '5mg', bestPence: 4000 }),
    );
    await payload.update({ collection: 'providers', id: provider.id, data: { _status: 'draft' } });
  });

  it('can be about one medication alone', async () => {
    const { sections } = await fill(september, [
      {
        title: 'Wegovy',
        anchor: 'wegovy',
        blocks: [
          {
            blockType: 'keyFigures',
            medication: 'Wegovy',
            figures: [
              { value: '', label: 'products tracked' },
              { value: '', label: 'providers tracked' },
            ],
          },
          { blockType: 'priceChanges', medication: 'Wegovy', caption: '', rows: [] },
        ],
      },
    ]);
    expect(blockOf(sections, 'keyFigures').figures).toMatchObject([{ value: '0' }, { value: '0' }]);
    expect(blockOf(sections, 'priceChanges').caption).toBe(
      'Monthly prices of Wegovy that changed in September 2026',
    );
  });

  it('lists those with stock available by their definition, with what is written of them', async () => {
    const said = {
      provider: 'Ashdown Online Clinic',
      group: 'available',
      note: 'It had both.',
    } as const;
    const gone = {
      provider: 'Bramley Pharmacy',
      group: 'available',
      note: 'It had both.',
    } as const;
    const { sections } = await fill(september, [
      {
        title: 'Stock',
        anchor: 'stock',
        blocks: [
          { blockType: 'stockStatements', medication: 'Mounjaro', statements: [said, gone] },
        ],
      },
    ]);
    expect(blockOf(sections, 'stockStatements').statements).toEqual([
      {
        provider: 'Bramley Pharmacy',
        group: 'issues',
        note: '7.5mg was out of stock. 1 other listed dose could be ordered.',
      },
      said,
    ]);
  });

  it('gives a provider the trend that its card has, for the same month', async () => {
    const end = monthEnd(august, november);
    const { start } = monthBounds(august);
    const provider = await createRegisteredProvider(payload, { name: 'Elmbridge Clinic' });
    const { docs } = await payload.find({ collection: 'medications' });
    const sold = { provider: provider.id, medication: docs[0]!.id, inStock: true };
    const day = (date: string, pence: number): Price => [`2026-${date}T10:00:00.000Z`, pence];
    await createHistory({
      ...sold,
      dose: '5mg',
      prices: [day('07-05', 10000), day('08-05', 11000)],
    });
    await createHistory({
      ...sold,
      dose: '10mg',
      prices: [day('07-05', 40000), day('08-05', 38000)],
    });
    await createHistory({ ...sold, dose: '15mg', prices: [day('07-05', 30000)] });
    // New in the month, and dearer within it.
    await createHistory({
      ...sold,
      dose: '2.5mg',
      prices: [day('08-05', 9000), day('08-20', 9900)],
    });

    const atEnd = (await readLogAsOf(payload, end.toISOString(), observedFields)).filter(
      (row) => row.provider === provider.id,
    );
    const { docs: log } = await payload.find({
      collection: 'observations',
      where: { provider: { equals: provider.id } },
      depth: 0,
      pagination: false,
    });
    const { priceTrend } = buildProviderEntry(
      {
        profile: profile(provider),
        logo: null,
        products: atEnd.map((row) => ({
          product: productPart({
            ...row,
            id: row.product,
            priceUnit: 'month',
            checkedAt: row.seenAt,
            evidenceSha256: null,
          }),
          medication: medicationPart(docs[0]!),
          pastPrices: log
            .filter((each) => each.product === row.product && each.recordedAt < end.toISOString())
            .map(pastPrice),
        })),
        registrations: [],
        sentiments: [],
      },
      momentOf(end),
    ).provider;
    expect(momentOf(end).priceWindowStart).toBe(start.toISOString());

    const data = await readMonthData(payload, { month: august, end });
    const value = figureOf('change-of-all', data, { provider: 'Elmbridge Clinic' });
    const [summary] = changesByProvider(
      (blockOf((await fill(august)).sections, 'priceChanges').rows ?? []).filter(
        (row) => row.provider === 'Elmbridge Clinic',
      ),
    );
    // 79,000 after 80,000; the mean of the percentages of what changed would be +2.5.
    expect(priceTrend).toEqual({ change: 'decrease', percentage: 1.3 });
    expect([value, summary?.avgChange]).toEqual([-1.3, -1.3]);
    await payload.update({ collection: 'providers', id: provider.id, data: { _status: 'draft' } });
  });

  it('counts what a provider on no register lists, but none of its prices as best or average', async () => {
    const before = await fill(september);
    const { id } = await createProvider(payload, { name: 'Hollow Reed Online' });
    const { docs } = await payload.find({ collection: 'medications' });
    await createHistory({
      provider: id,
      medication: docs[0]!.id,
      dose: '5mg',
      inStock: true,
      prices: [['2026-09-01T10:00:00.000Z', 8000]],
    });
    const after = await fill(september);
    expect(blockOf(after.sections, 'dosePrices')).toEqual(blockOf(before.sections, 'dosePrices'));
    expect(blockOf(after.sections, 'priceRanges')).toEqual(blockOf(before.sections, 'priceRanges'));
    expect(blockOf(after.sections, 'keyFigures').figures).toContainEqual(
      expect.objectContaining({ label: 'products analysed', value: '5' }),
    );
    await payload.update({ collection: 'providers', id, data: { _status: 'draft' } });
  });

  it('knows stock as it was when the month ended, and leaves out what is not known', async () => {
    const shareInStock = async (month: string) => {
      const { sections } = await fill(month);
      const blocks = sections.flatMap(({ blocks: own }) => own ?? []);
      const figures = blocks.flatMap((block) =>
        block.blockType === 'keyFigures' ? (block.figures ?? []) : [],
      );
      return figures.find(({ label }) => label === 'of products in stock')?.value;
    };
    const april = '2026-04-15T12:00:00.000Z';
    expect(await shareInStock(april)).toBe('67%');
    // In May a fourth was in stock, and a fifth of which nobody knew; it sold out in June.
    const provider = await createProvider(payload, { name: 'Cedar Health' });
    const medication = await createMedication(payload, { name: 'Wegovy' });
    const sold = { provider: provider.id, medication: medication.id };
    await createHistory({
      ...sold,
      dose: '1mg',
      inStock: true,
      prices: [
        ['2026-05-10T10:00:00.000Z', 9000],
        ['2026-06-10T10:00:00.000Z', 9000, false],
      ],
    });
    await createHistory({
      ...sold,
      dose: '2mg',
      inStock: null,
      prices: [['2026-05-10T10:00:00.000Z', 9000]],
    });
    expect(await shareInStock('2026-05-15T12:00:00.000Z')).toBe('75%');
    expect(await shareInStock('2026-06-15T12:00:00.000Z')).toBe('50%');
    await payload.update({
      collection: 'providers',
      id: provider.id,
      data: { _status: 'draft' },
    });
  });

  it('says when its figures were taken', async () => {
    expect((await fill(september)).filledAt).toBe(november.toISOString());
  });

  it('goes up to now, and says so, while the month has not ended', async () => {
    const now = new Date('2026-09-07T12:00:00.000Z');
    const { sections, period } = await fill(september, [], now);
    expect(period).toBe('September 2026 up to 7 September 2026');
    expect(blockOf(sections, 'dosePrices').caption).toContain(period);
    expect(blockOf(sections, 'dosePrices').rows).toMatchObject([
      { dose: '5mg', bestPence: 13500, highestPence: 15000 },
    ]);
  });

  it('keeps what its editor has written, and figures that are not counted from data', async () => {
    const text: ReportBlock = { blockType: 'text', body: richText('Our own words.') };
    const tips: ReportBlock = { blockType: 'tips', tips: ['Compare the total.'] };
    const written = { value: 'Up to 7 days', label: 'processing delay' };
    const { sections } = await fill(august, [
      {
        title: 'Mine',
        anchor: 'mine',
        blocks: [
          text,
          {
            blockType: 'keyFigures',
            figures: [written, { value: '999', label: 'products analysed' }],
          },
          tips,
        ],
      },
    ]);
    expect(sections).toHaveLength(1);
    expect(sections[0]?.blocks).toMatchObject([
      text,
      { figures: [written, { value: '3', label: 'products analysed' }] },
      tips,
    ]);
  });

  it.each([
    ['2026-12-15T12:00:00.000Z', 'December 2026 has not begun.'],
    ['2026-01-15T12:00:00.000Z', 'There are no prices for January 2026.'],
  ])('is refused for %s', async (month, message) => {
    await expect(fill(month)).rejects.toThrow(message);
  });
});
