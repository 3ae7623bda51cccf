import type { Payload, Where } from 'payload';
import type { PriceHistory, Product } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { compareDoses } from '#contract/rules/dose.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import type { Pence } from '#contract/rules/money.ts';
import { isShown } from '#contract/rules/registration.ts';
import type { MonthListing } from '#contract/rules/month-figures.ts';

type Change = Pick<PriceHistory, 'changedAt' | 'oldPricePence' | 'product'>;

const published: Where = { _status: { equals: 'published' } };
const all = { depth: 0, pagination: false, overrideAccess: true } as const;

/** What published providers listed when a month ended, in the order of providers, medications and doses. */
export async function monthListings(
  payload: Payload,
  { start, end }: { start: Date; end: Date },
): Promise<{ listings: MonthListing[]; providerCount: number }> {
  const [{ docs: providers }, { docs: medications }, { docs: products }, changes, registered] =
    await Promise.all([
      payload.find({
        collection: 'providers',
        where: published,
        sort: 'name',
        joins: false,
        ...all,
      }),
      payload.find({ collection: 'medications', where: published, sort: 'order', ...all }),
      payload.find({ collection: 'products', ...all }),
      changesSince(payload, start),
      registeredAt(payload, end),
    ]);
  const productsOf = groupBy(products, ({ provider, medication }) =>
    keyOf(relationId(provider), relationId(medication)),
  );
  const changesOf = groupBy(changes, ({ product }) => relationId(product));

  const listings = providers.flatMap((provider) =>
    medications.flatMap((medication) =>
      (productsOf.get(keyOf(provider.id, medication.id)) ?? [])
        .toSorted((a, b) => compareDoses(a.dose, b.dose))
        .flatMap((product): MonthListing[] => {
          const ofProduct = changesOf.get(product.id) ?? [];
          const pricePence = priceAt(end, product, ofProduct);
          if (pricePence === null) return [];
          return [
            {
              provider: provider.name,
              providerType: provider.type,
              medication: medication.name,
              dose: product.dose,
              pricePence,
              baselinePence: priceAt(start, product, ofProduct),
              inStock: product.inStock,
              isRegistered: registered.has(provider.id),
            },
          ];
        }),
    ),
  );
  return { listings, providerCount: providers.length };
}

/** The last price before a time: the one that the first change from then on replaced; null if that was the first price. */
function priceAt(
  time: Date,
  { pricePence }: Pick<Product, 'pricePence'>,
  changes: readonly Change[],
): Pence | null {
  const next = changes.find(({ changedAt }) => changedAt >= time.toISOString());
  return next ? (next.oldPricePence ?? null) : pricePence;
}

/** Oldest first, so that the history is read no further back than the month. */
async function changesSince(payload: Payload, start: Date): Promise<Change[]> {
  const { docs } = await payload.find({
    collection: 'price-history',
    where: { changedAt: { greater_than_equal: start.toISOString() } },
    sort: 'changedAt',
    select: { product: true, changedAt: true, oldPricePence: true },
    ...all,
  });
  return docs;
}

/** The providers with a registration that, by its last check and its end, is shown at a time or later. */
async function registeredAt(payload: Payload, time: Date): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({ collection: 'registrations', ...all });
  return new Set(
    docs
      .filter(({ checkedAt, endsAt }) => isShown({ checkedAt, endsAt: endsAt ?? null }, time))
      .map(({ provider }) => relationId(provider)),
  );
}

function keyOf(providerId: string, medicationId: string): string {
  return `${providerId} ${medicationId}`;
}
