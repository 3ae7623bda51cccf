/** What an offer says about its own time. */
export type DiscountPeriod = {
  isActive?: boolean | null;
  /** The offer holds from this time on; nothing is from the beginning. */
  startsAt?: string | null;
  /** The offer has ended at this time; nothing is until it is switched off. */
  endsAt?: string | null;
};

/** How a discount stands: switched off, still to come, on offer, about to end, or over. */
export type DiscountStanding = 'off' | 'waiting' | 'on' | 'ending' | 'ended';

/** Editors are warned this many days before an offer ends. */
export const discountWarningDays = 7;

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** How an offer stands at `now`. */
export function discountStanding(
  { isActive, startsAt, endsAt }: DiscountPeriod,
  now: Date,
): DiscountStanding {
  if (endsAt && new Date(endsAt) <= now) return 'ended';
  if (!isActive) return 'off';
  if (startsAt && new Date(startsAt) > now) return 'waiting';
  return endsAt && endsAt <= discountWarningEnd(now) ? 'ending' : 'on';
}

/** Whether visitors see an offer at `now`. */
export function isOnOffer(period: DiscountPeriod, now: Date): boolean {
  return ['on', 'ending'].includes(discountStanding(period, now));
}

/** Offers that end until then are about to end, seen from `now`; an ISO time. */
export function discountWarningEnd(now: Date): string {
  return new Date(now.getTime() + discountWarningDays * dayInMilliseconds).toISOString();
}
