/** The fields of an offer that decide when it is shown. */
export type DiscountPeriod = {
  isActive?: boolean | null;
  /** When the offer begins; empty means at once. */
  startsAt?: string | null;
  /** When the offer ends, exclusive; empty means when it is switched off. */
  endsAt?: string | null;
};

/** The state of a discount: switched off, still to come, running, about to end, or over. */
export type DiscountStanding = 'off' | 'waiting' | 'on' | 'ending' | 'ended';

/** Editors are warned this many days before an offer ends. */
export const discountWarningDays = 7;

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** The state of an offer at `now`. */
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

/** The ISO time before which ending counts as “about to end” at `now`. */
export function discountWarningEnd(now: Date): string {
  return new Date(now.getTime() + discountWarningDays * dayInMilliseconds).toISOString();
}
