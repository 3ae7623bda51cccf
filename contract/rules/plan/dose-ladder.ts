import { londonDay, londonMidnight } from '../date.ts';

/** What one order lasts: a pen of four weekly injections, which prices call a month. */
export const weeksPerOrder = 4;

/** A plan is never longer than this many orders. */
export const maxMonths = 12;

/** A plan has this many orders if nobody says how many. */
export const usualMonths = 6;

/** Nobody is asked for more weeks on a dose than a year. */
export const maxWeeksOnDose = 52;

/** A usual step of a medication's dose. */
export type DoseStep = {
  dose: string;
  /** How long the step usually lasts at least, in weeks: whole orders. */
  weeks: number;
  /** Whether a plan stops before it unless it is asked for. */
  isOnlyIfNeeded: boolean;
};

/** Where somebody stands on the steps and how far they go, every dose one of the steps. */
export type Course = {
  steps: readonly DoseStep[];
  /** The dose they are on or begin with; the first step where it is left out. */
  dose?: string | undefined;
  /** How many weeks they have been on it. */
  weeks: number;
  /** Where the steps end, which may be below the dose; by default where they usually do from the dose and the last of `doses`. */
  until?: string | undefined;
  /** The doses of the first orders, where a prescriber has said otherwise than the steps. */
  doses: readonly string[];
  /** How many orders to plan. */
  months: number;
};

/** What is to be ordered on a day of the calendar in London, as in `2026-11-20`. */
export type PlannedOrder = { date: string; dose: string };

/**
 * The orders of a course, one every four weeks. The first is due when the pens of the weeks so far are used up, today at
 * the earliest. A dose is left for the next one towards the end when its usual weeks are over.
 * @throws RangeError if a dose is none of the steps.
 */
export function planOrders(course: Course, now: Date): PlannedOrder[] {
  const { steps, dose, weeks, until, doses, months } = course;
  let at = indexOfDose(steps, dose ?? steps[0]?.dose ?? '');
  const end = indexOfDose(steps, until ?? usualFinalDose(steps, dose, doses.at(-1)));
  let pens = Math.ceil(weeks / weeksPerOrder);
  const firstWeek = pens * weeksPerOrder - weeks;
  return Array.from({ length: months }, (_, index) => {
    const isOver = pens * weeksPerOrder >= (steps[at]?.weeks ?? 0);
    const usual = isOver ? at + Math.sign(end - at) : at;
    const given = doses[index];
    const next = given === undefined ? usual : indexOfDose(steps, given);
    pens = next === at ? pens + 1 : 1;
    at = next;
    const date = londonDay(londonMidnight(now, 7 * (firstWeek + index * weeksPerOrder)));
    return { date, dose: steps[next]?.dose ?? '' };
  });
}

/** Whether somebody has begun already, by where they stand: only a beginner is at the first step with no weeks on it. */
export function isOnTreatment({
  steps,
  dose,
  weeks,
  doses,
}: Pick<Course, 'dose' | 'doses' | 'steps' | 'weeks'>): boolean {
  const isPastFirst = (each: string | undefined) => each !== undefined && each !== steps[0]?.dose;
  return weeks > 0 || isPastFirst(dose) || isPastFirst(doses[0]);
}

/**
 * The dose that the steps lead to unless somebody says otherwise: the last one that is not only if needed, or the highest of
 * the given doses if that is higher.
 */
export function usualFinalDose(
  steps: readonly DoseStep[],
  ...doses: readonly (string | undefined)[]
): string {
  const usual = steps.findLastIndex(({ isOnlyIfNeeded }) => !isOnlyIfNeeded);
  const given = doses.map((dose) => steps.findIndex((step) => step.dose === dose));
  return steps[Math.max(usual, ...given)]?.dose ?? '';
}

function indexOfDose(steps: readonly DoseStep[], dose: string): number {
  const index = steps.findIndex((step) => step.dose === dose);
  if (index === -1) throw new RangeError(`Not a dose of the steps: ${dose}`);
  return index;
}
