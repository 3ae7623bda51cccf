import type { Payload } from 'payload';
import { formatDate, londonDay, londonMidnight } from '#contract/rules/date.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import { memoiseByObject } from '#contract/rules/memoise.ts';
import type { Product } from '#contract/schemas/product.ts';
import { fromRowsSteps } from '../observations/readable-rows.ts';
import { observedFields } from '../observations/observed.ts';
import { readFirstTime, readLogAsOf } from '../observations/read-log.ts';
import { BadRequest } from '../runtime/errors.ts';
import { forEachInTurns, inTurns } from '../runtime/in-turns.ts';
import { pastPrice, productPart } from './build-product.ts';
import { buildProducts, toProducts } from './build-provider.ts';
import { momentOf } from './moment.ts';
import { prepareComparison } from './prepare-comparison.ts';
import type { Snapshot } from './snapshot.ts';

type Present = { snapshot: Snapshot; now: Date };

/**
 * The products as they were known at the end of a day in London (`2025-08-31`), with today's providers and medications.
 * A page asks for several lists of one day: that of the last one is kept, until the snapshot is another.
 * @throws BadRequest if nothing had been observed by then, or the day has not begun.
 */
export function productsAsOf(payload: Payload, day: string, present: Present): Promise<Product[]> {
  const days = keptDays(present.snapshot);
  const kept = days.get(day);
  if (kept) return kept;
  const products = readFromLog(payload, day, present);
  days.clear();
  days.set(day, products);
  products.catch(() => days.delete(day));
  return products;
}

const keptDays = memoiseByObject((_snapshot: Snapshot) => new Map<string, Promise<Product[]>>());

async function readFromLog(
  payload: Payload,
  day: string,
  { snapshot: { parts, entries }, now }: Present,
): Promise<Product[]> {
  const noon = new Date(`${day}T12:00:00.000Z`);
  if (day > londonDay(now)) {
    throw new BadRequest(
      `${formatDate(noon.toISOString())} is in the future. Choose today or an earlier day.`,
    );
  }
  const first = await readFirstTime(payload);
  if (first === null) throw new BadRequest('No prices have been recorded yet.');
  if (day < londonDay(new Date(first))) {
    throw new BadRequest(
      `The first prices were recorded on ${formatDate(first)}. Choose that day or a later one.`,
    );
  }

  const end = londonMidnight(noon, 1);
  const moment = momentOf(end > now ? now : new Date(end.getTime() - 1));
  const observed = (await readLogAsOf(payload, end.toISOString(), observedFields)).filter(
    ({ isListed }) => isListed,
  );
  const pastPrices = await pastPricesOf(payload, moment.priceWindowStart);
  const products = await inTurns(
    fromRowsSteps(payload, observed, (row) =>
      productPart({
        ...row,
        id: row.product,
        priceUnit: parts.products.get(row.product)?.priceUnit ?? 'month',
        checkedAt: row.seenAt,
        evidenceSha256: row.evidence,
      }),
    ),
  );
  const byProvider = groupBy(products, ({ provider }) => provider);
  const listed: Product[] = [];
  await forEachInTurns(entries, ([provider, { company }]) => {
    const ingredients = (byProvider.get(provider) ?? []).flatMap((product) => {
      const medication = parts.medications.get(product.medication);
      return medication
        ? [{ product, medication, pastPrices: pastPrices.get(product.id) ?? [] }]
        : [];
    });
    const built = buildProducts({ products: ingredients }, moment);
    listed.push(...toProducts({ ...company, products: built }));
  });
  await prepareComparison(listed);
  return listed;
}

const pastPriceFields = [
  'product',
  'recordedAt',
  'seenAt',
  'pricePence',
  'inStock',
  'isListed',
] as const;

/** By product: its price when the window for price changes began. */
async function pastPricesOf(payload: Payload, windowStart: string) {
  const before = await readLogAsOf(payload, windowStart, pastPriceFields);
  const pastPrices = await inTurns(fromRowsSteps(payload, before, pastPrice));
  return groupBy(pastPrices, ({ product }) => product);
}
