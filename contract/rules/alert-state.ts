import type { AlertReading } from './alert-reading.ts';
import type { Pence } from './money.ts';
import type { AlertCondition } from './price-alert.ts';

/** What an alert remembers between two readings; times are ISO UTC. */
export type AlertState = {
  /** What a fall or a rise is measured against. */
  reference: AlertReading['lowest'];
  isInStock: boolean | null;
  /** What was told last; null while the alert is armed. */
  told: { pence: Pence | null; at: string } | null;
  /** Since when the figure has been on the other side of what was told. */
  awaySince: string | null;
  /**
   * Products that were in stock and did not count, so that it is no news when they do; without those that came into stock
   * while nothing was on sale. Not known from what an earlier version has stored.
   */
  uncounted?: readonly string[];
};

/** Something to tell: the lowest total before and now, null where none is known. */
export type AlertEvent = { at: string; from: Pence | null; to: Pence | null };

/** An alert before its first reading. */
export const newAlertState: AlertState = {
  reference: null,
  isInStock: null,
  told: null,
  awaySince: null,
  uncounted: [],
};

/**
 * How long the figure has to be on the other side before an alert is armed again, in milliseconds; so old has to be what was
 * told of a fall or a rise before it is told that it went on.
 */
export const rearmMilliseconds = 24 * 60 * 60 * 1000;

/** How far it has to be there, in per cent. */
const rearmPercent = 2;

/**
 * What an alert remembers after a reading, and what there is to tell. Readings follow each other in time. Between two
 * of them everything stays as the first one says.
 *
 * Nothing flaps: once told, an alert is armed again only after the figure has been on the other side of what was told
 * for a day and by 2%. A fall or a rise that goes on is told again once the last one told is a day old and the figure
 * is 2% beyond it. A total that drops out because nobody has checked it, because a fee became unknown or because its
 * provider left the registers is no rise, and one that counts again is no fall: the alert goes on from the next one. Nor
 * is a product back in stock that was in stock all the time.
 */
export function nextAlertState(
  terms: AlertCondition,
  before: AlertState,
  reading: AlertReading,
): { state: AlertState; event: AlertEvent | null } {
  const known = followCounting(rearmed(before, reading.at), reading);
  const event = eventIn(terms, known, reading);
  const told = event ? { pence: event.to, at: event.at } : known.told;
  const isInStock = reading.isInStock ?? known.isInStock;
  return {
    event,
    state: {
      reference: reading.lowest ?? known.reference,
      isInStock,
      told,
      awaySince:
        told && isAway(terms, told.pence, reading) ? (known.awaySince ?? reading.at) : null,
      uncounted:
        known.isInStock === false && isInStock === false
          ? reading.uncounted.filter((product) => wasUncounted(known, product))
          : reading.uncounted,
    },
  };
}

function rearmed(state: AlertState, at: string): AlertState {
  return state.told && isDayAgo(state.awaySince, at)
    ? { ...state, told: null, awaySince: null }
    : state;
}

/** Where a total stopped or began to count, rather than rising or falling, the lowest takes the place of what is remembered. */
function followCounting(state: AlertState, { lowest, uncounted }: AlertReading): AlertState {
  const { reference, told } = state;
  if (!reference || !lowest || lowest.product === reference.product) return state;
  const isOnlyCounting =
    lowest.pence > reference.pence
      ? uncounted.includes(reference.product)
      : wasUncounted(state, lowest.product);
  if (!isOnlyCounting) return state;
  return { ...state, reference: lowest, told: told && { ...told, pence: lowest.pence } };
}

function wasUncounted({ uncounted = [] }: AlertState, product: string | null): boolean {
  return product !== null && uncounted.includes(product);
}

function eventIn(
  { kind, amountPence }: AlertCondition,
  known: AlertState,
  { at, lowest, available, isInStock: isNowInStock }: AlertReading,
): AlertEvent | null {
  const { isInStock, reference, told } = known;
  const event = { at, from: reference?.pence ?? null, to: lowest?.pence ?? null };
  switch (kind) {
    case 'back-in-stock':
      if (told || isInStock !== false || isNowInStock !== true) return null;
      return wasUncounted(known, available) ? null : event;
    case 'falls-to':
      return !told && lowest && amountPence !== null && lowest.pence <= amountPence ? event : null;
    case 'falls':
    case 'rises': {
      if (!lowest || !reference) return null;
      if (!told) return isBeyond(kind, lowest.pence, reference.pence, 0) ? event : null;
      if (told.pence === null || !isDayAgo(told.at, at)) return null;
      return isBeyond(kind, lowest.pence, told.pence, rearmPercent)
        ? { ...event, from: told.pence }
        : null;
    }
  }
}

/** Whether a figure is below a line for a fall, or above it for a rise, by so many per cent. */
function isBeyond(kind: 'falls' | 'rises', figure: Pence, line: Pence, percent: number): boolean {
  const [low, high] = kind === 'falls' ? [figure, line] : [line, figure];
  return low < high && isFarApart(low, high, percent);
}

function isAway(
  { kind, amountPence }: AlertCondition,
  told: Pence | null,
  { isInStock, lowest }: AlertReading,
): boolean {
  if (kind === 'back-in-stock') return isInStock === false;
  const line = kind === 'falls-to' ? amountPence : told;
  if (line === null || !lowest) return false;
  return kind === 'rises'
    ? isFarApart(lowest.pence, line, rearmPercent)
    : isFarApart(line, lowest.pence, rearmPercent);
}

/** Whether one figure is so many per cent above another. */
function isFarApart(low: Pence, high: Pence, percent: number): boolean {
  return high * 100 >= low * (100 + percent);
}

function isDayAgo(since: string | null, at: string): boolean {
  return since !== null && Date.parse(at) - Date.parse(since) >= rearmMilliseconds;
}
