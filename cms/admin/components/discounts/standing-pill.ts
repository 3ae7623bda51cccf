import { formatDaysFrom } from '#contract/rules/date.ts';
import {
  discountStanding,
  type DiscountPeriod,
  type DiscountStanding,
} from '#contract/rules/discount-period.ts';
import { isUnsigned, type DiscountSignOff } from '#contract/rules/discount-sign-off.ts';

export type Discount = DiscountPeriod & DiscountSignOff;

export type StandingPill = { style: 'light-gray' | 'success' | 'warning'; text: string };

const styles: Record<DiscountStanding, StandingPill['style']> = {
  off: 'light-gray',
  waiting: 'light-gray',
  on: 'success',
  ending: 'warning',
  ended: 'light-gray',
};

/** How an offer stands at `now`; one that has ended waits for nobody. */
export function standingPill(discount: Discount, now: Date): StandingPill {
  const standing = discountStanding(discount, now);
  if (standing !== 'ended' && isUnsigned(discount))
    return { style: 'warning', text: 'Waiting for sign-off' };
  return { style: styles[standing], text: textOf(standing, discount, now) };
}

function textOf(standing: DiscountStanding, { startsAt, endsAt }: Discount, now: Date): string {
  if (standing === 'waiting' && startsAt) return `Starts ${formatDaysFrom(startsAt, now)}`;
  if (standing === 'ending' && endsAt) return `Ends ${formatDaysFrom(endsAt, now)}`;
  if (standing === 'ended' && endsAt) return `Ended ${formatDaysFrom(endsAt, now)}`;
  return standing === 'off' ? 'Not on the site' : 'On the site';
}
