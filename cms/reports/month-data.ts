import type { Payload, Where } from 'payload';
import { compareDoses } from '#contract/rules/dose.ts';
import { isOnOffer } from '#contract/rules/discount-period.ts';
import { isOfferAllowed, isUnsigned } from '#contract/rules/discount-sign-off.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import { isShown } from '#contract/rules/registration.ts';
import { relationId } from '#collections/relation-id.ts';
import { wasStale } from '#contract/rules/freshness.ts';
import type { MonthData, MonthListing } from '#contract/rules/month-listing.ts';
import { monthBounds, monthOf } from '#contract/rules/report-month.ts';
import { fromRows, validRow } from '../observations/readable-rows.ts';
import { observedFields } from '../observations/observed.ts';
import { readLogAsOf } from '../observations/read-log.ts';

const published: Where = { _status: { equals: 'published' } };
const all = { depth: 0, pagination: false, overrideAccess: true } as const;

/** Up to when the figures of a report go: the end of its month, or when they were taken if it had not ended then. */
export function monthEnd(month: string, takenAt: Date): Date {
  const { end } = monthBounds(month);
  return end > takenAt ? takenAt : end;
}

/**
 * What published providers listed when a month ended, as the log knew it then, and what else its figures are worked out
 * from. The month is an ISO time in it.
 */
export async function readMonthData(
  payload: Payload,
  { month, end }: { month: string; end: Date },
): Promise<MonthData> {
  const { start } = monthBounds(month);
  const [{ docs: providers }, { docs: medications }, atStart, atEnd, registered, offers] =
    await Promise.all([
      payload.find({
        collection: 'providers',
        where: published,
        sort: 'name',
        joins: false,
        ...all,
      }),
      payload.find({ collection: 'medications', where: published, sort: 'order', ...all }),
      readLogAsOf(payload, start.toISOString(), ['isListed', 'product', 'pricePence', 'seenAt']),
      readLogAsOf(payload, end.toISOString(), observedFields),
      registeredAt(payload, end),
      readOffersBefore(payload, end),
    ]);
  const publishedIds = new Set(providers.map(({ id }) => id));
  const before = new Map(
    fromRows(payload, atStart, validRow).flatMap(({ isListed, product, pricePence, seenAt }) =>
      isListed && !wasStale(seenAt, start) ? [[product, pricePence] as const] : [],
    ),
  );
  const listedBy = groupBy(
    fromRows(payload, atEnd, validRow).filter(({ isListed }) => isListed),
    ({ provider, medication }) => keyOf(provider, medication),
  );
  const listings = providers.flatMap((provider) =>
    medications.flatMap((medication) =>
      (listedBy.get(keyOf(provider.id, medication.id)) ?? [])
        .toSorted((a, b) => compareDoses(a.dose, b.dose))
        .map((observed): MonthListing => ({
          product: observed.product,
          provider: provider.name,
          providerType: provider.type,
          medication: medication.name,
          dose: observed.dose,
          pricePence: observed.pricePence,
          consultationFeePence: observed.consultationFeePence,
          deliveryFeePence: observed.deliveryFeePence,
          inStock: observed.inStock,
          seenAt: observed.seenAt,
          sourceUrl: observed.sourceUrl,
          isStale: wasStale(observed.seenAt, end),
          isRegistered: registered.has(provider.id),
          baselinePence: before.get(observed.product) ?? null,
        })),
    ),
  );
  return {
    month: monthOf(month),
    asOf: end.toISOString(),
    providerCount: providers.length,
    offerCount: offers.filter((provider) => publishedIds.has(provider) && registered.has(provider))
      .length,
    listings,
  };
}

/** The provider of each offer that held just before a time, as far as the site would still show it. */
async function readOffersBefore(payload: Payload, end: Date): Promise<string[]> {
  const justBefore = new Date(end.getTime() - 1);
  const [{ docs: offers }, settings] = await Promise.all([
    payload.find({
      collection: 'discounts',
      where: { isActive: { equals: true }, discoveredAt: { less_than: end.toISOString() } },
      ...all,
    }),
    payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true }),
  ]);
  return offers
    .filter(
      (offer) =>
        isOnOffer(offer, justBefore) && isOfferAllowed({ isUnsigned: isUnsigned(offer) }, settings),
    )
    .map(({ provider }) => relationId(provider));
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
