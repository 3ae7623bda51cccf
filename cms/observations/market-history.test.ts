import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Medication } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { londonDay } from '#contract/rules/date.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import { historyRangeNames, startOfRange } from '#contract/rules/history-range.ts';
import { weeksUntil } from '#contract/rules/market-history.ts';
import { median } from '#contract/rules/median.ts';
import { toDecimalString, toPence } from '#contract/rules/money.ts';
import { periodAt, pricePeriods } from '#contract/rules/price-periods.ts';
import type { MarketPoint } from '#contract/schemas/price-history.ts';
import { startCatalogue, type CatalogueService } from '../catalogue/catalogue-service.ts';
import { insertRows, type Row } from '../database/insert-rows.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { createPriceHistoryService } from './price-history-service.ts';
import { readFirstTime } from './read-log.ts';
import { createRecentPrices } from './recent-prices.ts';

let test: TestPayload;
let catalogue: CatalogueService;
/** The last one is on no register. */
let providers: string[];
let medication: Medication;
let runs = 0;
const providerCount = 4;

beforeAll(async () => {
  test = await startTestPayload();
  catalogue = await startCatalogue(test.payload);
  providers = [];
  for (let number = 1; number <= providerCount; number += 1) {
    const name = `Provider ${number}`;
    providers.push((await createProvider(test.payload, { name, slug: `provider-${number}` })).id);
  }
  medication = await createMedication(test.payload);
});
afterAll(async () => {
  await catalogue.stop();
  await test.stop();
});

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** From one record to the next, and by how much the check was before its record; in milliseconds. */
type Entry = {
  later: number;
  late: number;
  pricePence: number;
  inStock: boolean | null;
  isListed: boolean;
};
const entry: fc.Arbitrary<Entry> = fc.record({
  later: fc.oneof(
    fc.constantFrom(
      1,
      minute,
      60 * minute,
      day,
      7 * day - 1,
      7 * day,
      7 * day + 1,
      30 * day,
      60 * day,
      200 * day,
    ),
    fc.integer({ min: 1, max: 14 * day }),
  ),
  // A clock may be five minutes ahead; a correction keeps the time of its check, and so does an undone import.
  late: fc.oneof(
    fc.constantFrom(0, 0, 0, -5 * minute, 7 * day, 30 * day, 60 * day),
    fc.integer({ min: 0, max: 20 * day }),
  ),
  pricePence: fc.integer({ min: 10_000, max: 20_000 }),
  inStock: fc.constantFrom(true, true, false, null),
  isListed: fc.constantFrom(true, true, true, true, false),
});
/** Of the product of each provider. */
const logs = fc.tuple(
  ...Array.from({ length: providerCount }, () => fc.array(entry, { maxLength: 30 })),
);

it(
  'the points of a market are those that all observations of its products make, in every range, also when a year of them was read ahead',
  async () => {
    await fc.assert(fc.asyncProperty(logs, haveTheirPoints), { numRuns: 25 });
  },
  5 * 60_000,
);

async function haveTheirPoints(ofProducts: readonly (readonly Entry[])[]): Promise<void> {
  runs += 1;
  const sold = { medication: medication.id, dose: `${runs}mg` };
  // What the products are created with is recorded later.
  const now = new Date();
  const rowsOf: Row<'observations'>[][] = [];
  const ahead = createRecentPrices(test.payload, catalogue);
  for (const [index, entries] of ofProducts.entries()) {
    const provider = providers[index]!;
    const deletedAt = index === 0 ? now.toISOString() : null;
    const { id } = await createProduct(test.payload, { ...sold, provider, deletedAt });
    const rows = observationsOf({ ...sold, provider, product: id }, entries, now);
    rowsOf.push(rows);
    await insertRows(test.payload, 'observations', rows.filter(isOld));
    // There is one product more by the time it is charted.
    if (index === 1) await ahead.readAhead();
  }
  const rows = rowsOf.flat();
  await insertRows(
    test.payload,
    'observations',
    rows.filter((row) => !isOld(row)),
  );
  await catalogue.compare();

  const first = Date.parse((await readFirstTime(test.payload))!);
  const counted = rows.filter(({ provider }) => provider !== providers.at(-1));
  for (const range of historyRangeNames) {
    const start = Math.max(startOfRange(range, { at: now, first }), first);
    const expected = pointsOf(counted, weeksUntil(now, new Date(start)), now);
    for (const recentPrices of [createRecentPrices(test.payload, catalogue), ahead]) {
      const points = await createPriceHistoryService(test.payload, recentPrices).ofMarket(
        { ...sold, range, providers: new Set(providers.slice(0, -1)) },
        now,
      );
      expect(points).toEqual(expected);
    }
  }

  /** Whether it is certain to be stored when prices are read ahead. */
  function isOld({ recordedAt }: Row<'observations'>): boolean {
    return now.getTime() - Date.parse(recordedAt) > day;
  }
}

type Sold = Pick<Row<'observations'>, 'dose' | 'medication' | 'product' | 'provider'>;

/** Oldest first; the newest was recorded just before a time. */
function observationsOf(sold: Sold, entries: readonly Entry[], now: Date): Row<'observations'>[] {
  let recorded = now.getTime();
  return entries
    .map(({ later, late, ...values }) => {
      recorded -= later;
      return {
        ...sold,
        ...values,
        seenAt: new Date(recorded - late).toISOString(),
        recordedAt: new Date(recorded).toISOString(),
        route: 'system' as const,
      };
    })
    .toReversed();
}

/** Worked out from all rows, oldest first, by the periods of each product. */
function pointsOf(rows: readonly Row<'observations'>[], times: Date[], now: Date): MarketPoint[] {
  const products = [...groupBy(rows, ({ product }) => relationId(product)).values()].map((seen) =>
    pricePeriods(
      seen.map(({ seenAt, recordedAt, pricePence, inStock, isListed }) => ({
        seenAt: isListed ? seenAt : recordedAt,
        price: toDecimalString(pricePence),
        consultationFee: null,
        deliveryFee: null,
        inStock: inStock ?? null,
        isListed,
      })),
      now,
    ),
  );
  return times.flatMap((time) => {
    const prices = products
      .map((periods) => periodAt(periods, time.toISOString()))
      .flatMap((period) => (period?.inStock ? [toPence(period.price)] : []));
    const middle = median(prices);
    if (middle === null) return [];
    return [
      {
        day: londonDay(time),
        lowest: toDecimalString(Math.min(...prices)),
        median: toDecimalString(middle),
        highest: toDecimalString(Math.max(...prices)),
        providers: prices.length,
      },
    ];
  });
}
