import type { Payload, Where } from 'payload';
import { compareDoses } from '#contract/rules/dose.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import { isShown } from '#contract/rules/registration.ts';
import { relationId } from '#collections/relation-id.ts';
import type { MonthListing } from '#contract/rules/month-figures.ts';
import { readLogAsOf } from '../observations/read-log.ts';

const published: Where = { _status: { equals: 'published' } };
const all = { depth: 0, pagination: false, overrideAccess: true } as const;

/**
 * What published providers listed when a month ended, as the log knew it then, in the order of providers, medications
 * and doses.
 */
export async function monthListings(
  payload: Payload,
  { start, end }: { start: Date; end: Date },
): Promise<{ listings: MonthListing[]; providerCount: number }> {
  const [{ docs: providers }, { docs: medications }, atStart, atEnd, registered] =
    await Promise.all([
      payload.find({
        collection: 'providers',
        where: published,
        sort: 'name',
        joins: false,
        ...all,
      }),
      payload.find({ collection: 'medications', where: published, sort: 'order', ...all }),
      readLogAsOf(payload, start.toISOString()),
      readLogAsOf(payload, end.toISOString()),
      registeredAt(payload, end),
    ]);
  const before = new Map(
    atStart.flatMap(({ isListed, product, pricePence }) =>
      isListed ? [[product, pricePence] as const] : [],
    ),
  );
  const listedBy = groupBy(
    atEnd.filter(({ isListed }) => isListed),
    ({ provider, medication }) => keyOf(provider, medication),
  );
  const listings = providers.flatMap((provider) =>
    medications.flatMap((medication) =>
      (listedBy.get(keyOf(provider.id, medication.id)) ?? [])
        .toSorted((a, b) => compareDoses(a.dose, b.dose))
        .map(({ product, dose, pricePence, inStock }): MonthListing => ({
          provider: provider.name,
          providerType: provider.type,
          medication: medication.name,
          dose,
          pricePence,
          baselinePence: before.get(product) ?? null,
          inStock,
          isRegistered: registered.has(provider.id),
        })),
    ),
  );
  return { listings, providerCount: providers.length };
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
