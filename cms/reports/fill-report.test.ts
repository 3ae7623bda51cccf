import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from 'payload';
import {
  createDiscount,
  createMedication,
  createProduct,
  createProvider,
  createRegisteredProvider,
  richText,
} from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { fillReport } from './fill-report.ts';
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
  prices: [changedAt: string, pricePence: number, inStock?: boolean][];
};

/** Stores a product at the last of its prices, observed at the times given rather than now. */
async function createHistory({ prices, inStock, ...fields }: History): Promise<void> {
  const product = await createProduct(payload, { ...fields, pricePence: prices.at(-1)![1] });
  const ofProduct = { product: { equals: product.id } };
  await payload.db.deleteMany({ collection: 'observations', where: ofProduct });
  for (const [recordedAt, pricePence, isInStock = inStock] of prices) {
    await payload.db.create({
      collection: 'observations',
      data: {
        ...fields,
        product: product.id,
        pricePence,
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
      },
      {
        medication: 'Mounjaro',
        dose: '10mg',
        bestPence: 20000,
        highestPence: 20000,
        averagePence: 20000,
      },
    ]);
  });

  it('compares with the end of the month before, leaving out what was new', async () => {
    const { sections } = await fill(september);
    const { rows, caption } = blockOf(sections, 'priceChanges');
    expect(rows).toEqual([
      {
        provider: 'Ashdown Online Clinic',
        medication: 'Mounjaro',
        dose: '5mg',
        baselinePence: 15000,
        currentPence: 16500,
      },
      {
        provider: 'Bramley Pharmacy',
        medication: 'Mounjaro',
        dose: '5mg',
        baselinePence: 14000,
        currentPence: 13000,
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
      'of products changed price': '50%',
      'of products in stock': '75%',
      'price increases': '1',
      'price decreases': '1',
      'offers running': '1',
    });
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
    const figureOf = async (month: string) => {
      const { sections } = await fill(month);
      const blocks = sections.flatMap(({ blocks: own }) => own ?? []);
      const figures = blocks.flatMap((block) =>
        block.blockType === 'keyFigures' ? (block.figures ?? []) : [],
      );
      return figures.find(({ label }) => label === 'of products in stock')?.value;
    };
    const april = '2026-04-15T12:00:00.000Z';
    expect(await figureOf(april)).toBe('67%');
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
    expect(await figureOf('2026-05-15T12:00:00.000Z')).toBe('75%');
    expect(await figureOf('2026-06-15T12:00:00.000Z')).toBe('50%');
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
