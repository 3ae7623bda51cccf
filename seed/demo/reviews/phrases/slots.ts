import type { Random } from '#seed/random.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const partsOfDay = ['first thing', 'before ten', 'at lunchtime', 'mid-afternoon', 'before tea'];
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/**
 * Chooses words for the slots of a sentence: one of `{this|that}`, and `{day}`, `{part}`, `{month}` and
 * `{earlierMonth}` as seen from when the review was written.
 */
export function fillSlots(sentence: string, postedAt: string, random: Random): string {
  return sentence.replaceAll(/\{([^{}]+)\}/g, (slot, name: string) => {
    switch (name) {
      case 'day':
        return random.pick(days);
      case 'part':
        return random.pick(partsOfDay);
      case 'month':
        return monthOf(postedAt, 0);
      case 'earlierMonth':
        return monthOf(postedAt, random.integer(2, 9));
      default:
        if (!name.includes('|')) throw new Error(`Nothing can stand in place of ${slot}.`);
        return random.pick(name.split('|'));
    }
  });
}

function monthOf(postedAt: string, monthsEarlier: number): string {
  const posted = new Date(postedAt);
  return monthName.format(
    new Date(Date.UTC(posted.getUTCFullYear(), posted.getUTCMonth() - monthsEarlier, 1)),
  );
}
