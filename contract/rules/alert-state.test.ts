import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlertReading } from './alert-reading.ts';
import { newAlertState, nextAlertState, type AlertEvent, type AlertState } from './alert-state.ts';
import type { AlertKind, AlertTerms } from './price-alert.ts';

const hour = 60 * 60 * 1000;
const start = Date.parse('2026-11-01T09:00:00.000Z');

/** The lowest total in pounds after so many hours, and at which product; null where nothing is on sale. */
type Step = [hours: number, pounds: number | null, more?: Partial<AlertReading>];

function reading([hours, pounds, more]: Step): AlertReading {
  return {
    at: new Date(start + hours * hour).toISOString(),
    lowest: pounds === null ? null : { pence: Math.round(pounds * 100), product: 'ash' },
    available: pounds === null ? null : 'ash',
    isInStock: pounds !== null,
    uncounted: [],
    ...more,
  };
}

function terms(kind: AlertKind, pounds?: number): AlertTerms {
  return { kind, amountPence: pounds === undefined ? null : pounds * 100, providers: [] };
}

function eventsOf(alert: AlertTerms, readings: readonly AlertReading[]): AlertEvent[] {
  let state = newAlertState;
  return readings.flatMap((each) => {
    const next = nextAlertState(alert, state, each);
    ({ state } = next);
    return next.event ?? [];
  });
}

/** The hours after which something is told. */
function toldAfter(alert: AlertTerms, steps: readonly Step[]): number[] {
  return eventsOf(alert, steps.map(reading)).map(({ at }) => (Date.parse(at) - start) / hour);
}

/** Ash is in stock, but its total does not count. */
const unchecked: Partial<AlertReading> = {
  uncounted: ['ash'],
  lowest: { pence: 19_000, product: 'birch' },
  available: 'birch',
  isInStock: true,
};
/** The same, and there is no other. */
const nothingCounts: Partial<AlertReading> = { uncounted: ['ash'], isInStock: false };

describe('an alert of a total that falls to £180 or below', () => {
  it.each<[string, Step[], number[]]>([
    [
      'tells of a total of exactly £180',
      [
        [0, 190],
        [1, 180],
      ],
      [1],
    ],
    ['tells at once of a total that is there already', [[0, 175]], [0]],
    [
      'does not tell of £180.01',
      [
        [0, 190],
        [1, 180.01],
      ],
      [],
    ],
    [
      'tells once while the total stays there',
      [
        [0, 190],
        [1, 179],
        [2, 178],
        [40, 170],
      ],
      [1],
    ],
    [
      'does not flap within a day',
      [
        [0, 179],
        [1, 190],
        [24, 179],
        [25, 190],
        [48, 179],
      ],
      [0],
    ],
    [
      'tells again after a day on the other side',
      [
        [0, 179],
        [1, 190],
        [25, 179],
      ],
      [0, 25],
    ],
    [
      'needs 2% on the other side: £183.60',
      [
        [0, 179],
        [1, 183.59],
        [99, 179],
      ],
      [0],
    ],
    [
      'takes exactly 2% for enough',
      [
        [0, 179],
        [1, 183.6],
        [25, 179],
      ],
      [0, 25],
    ],
    [
      'needs a day without a break',
      [
        [0, 179],
        [1, 190],
        [20, 181],
        [21, 190],
        [30, 179],
      ],
      [0],
    ],
    [
      'does not count a day on which nothing is known',
      [
        [0, 179],
        [1, null],
        [50, 179],
      ],
      [0],
    ],
    [
      'tells nothing while no total is known',
      [
        [0, null],
        [1, null],
      ],
      [],
    ],
  ])('%s', (_what, steps, expected) => {
    expect(toldAfter(terms('falls-to', 180), steps)).toEqual(expected);
  });
});

it('an alert at an amount tells of a total that has begun to count, and does not call it a fall', () => {
  const events = eventsOf(terms('falls-to', 180), [
    reading([0, null, unchecked]),
    reading([1, 175]),
  ]);
  expect(events).toEqual([{ at: '2026-11-01T10:00:00.000Z', from: 17_500, to: 17_500 }]);
});

it('an alert goes on from what an earlier version has stored', () => {
  const stored: AlertState = {
    reference: { pence: 19_000, product: 'ash' },
    isInStock: true,
    told: null,
    awaySince: null,
  };
  const { event, state } = nextAlertState(terms('falls'), stored, reading([0, 180]));
  expect(event).toMatchObject({ from: 19_000, to: 18_000 });
  expect(state.uncounted).toEqual([]);
});

describe('an alert of any fall', () => {
  it.each<[string, Step[], number[]]>([
    [
      'measures against the first known total',
      [
        [0, null],
        [1, 190],
        [2, 189.99],
      ],
      [2],
    ],
    [
      'tells nothing of a rise',
      [
        [0, 190],
        [1, 191],
      ],
      [],
    ],
    [
      'tells of a fall after a rise',
      [
        [0, 190],
        [1, 200],
        [2, 195],
      ],
      [2],
    ],
    [
      'does not flap within a day',
      [
        [0, 190],
        [1, 180],
        [2, 190],
        [3, 180],
        [25, 180],
      ],
      [1],
    ],
    [
      'tells again after a day 2% above',
      [
        [0, 190],
        [1, 180],
        [2, 184],
        [26, 180],
      ],
      [1, 26],
    ],
    [
      'is not armed a little above',
      [
        [0, 190],
        [1, 180],
        [2, 183],
        [50, 181],
      ],
      [1],
    ],
    [
      'tells of a further fall of 2%, after a day',
      [
        [0, 190],
        [1, 180],
        [30, 176],
      ],
      [1, 30],
    ],
    [
      'does not tell of it within the day',
      [
        [0, 190],
        [1, 180],
        [2, 170],
      ],
      [1],
    ],
    [
      'tells of it once the day is over',
      [
        [0, 190],
        [1, 180],
        [2, 170],
        [26, 170],
      ],
      [1, 26],
    ],
    [
      'tells nothing of a further fall of a pound',
      [
        [0, 190],
        [1, 180],
        [30, 179],
      ],
      [1],
    ],
    [
      'adds small falls up',
      [
        [0, 190],
        [1, 180],
        [30, 178],
        [60, 176],
      ],
      [1, 60],
    ],
    [
      'takes a total that counts again for no fall',
      [
        [0, 180],
        [1, null, unchecked],
        [2, 180],
      ],
      [],
    ],
    [
      'takes a total that counts for the first time for no fall',
      [
        [0, null, unchecked],
        [1, 175],
      ],
      [],
    ],
    [
      'goes on from that total then',
      [
        [0, null, unchecked],
        [1, 175],
        [2, 174],
      ],
      [2],
    ],
    [
      'tells of no fall from what was told to a total that counts again',
      [
        [0, null, { ...unchecked, lowest: { pence: 20_000, product: 'birch' } }],
        [1, null, unchecked],
        [30, 175],
        [60, 175],
      ],
      [1],
    ],
    [
      'tells of a fall at a provider whose last total is what it is measured against',
      [
        [0, 180],
        [1, null, nothingCounts],
        [2, 170],
      ],
      [2],
    ],
  ])('%s', (_what, steps, expected) => {
    expect(toldAfter(terms('falls'), steps)).toEqual(expected);
  });
});

describe('an alert of any rise', () => {
  it.each<[string, Step[], number[]]>([
    [
      'tells of a rise',
      [
        [0, 180],
        [1, 180.01],
      ],
      [1],
    ],
    [
      'does not flap within a day',
      [
        [0, 180],
        [1, 190],
        [2, 180],
        [3, 190],
      ],
      [1],
    ],
    [
      'tells again after a day 2% below',
      [
        [0, 180],
        [1, 190],
        [2, 186],
        [26, 190],
      ],
      [1, 26],
    ],
    [
      'takes a total that nobody has checked for no rise',
      [
        [0, 180],
        [1, null, unchecked],
      ],
      [],
    ],
    [
      'goes on from the next total then',
      [
        [0, 180],
        [1, null, unchecked],
        [2, null, { lowest: { pence: 19_500, product: 'birch' } }],
      ],
      [2],
    ],
    [
      'tells of no rise from what was told to a total nobody has checked',
      [
        [0, 170],
        [1, 180],
        [30, null, unchecked],
        [60, null, unchecked],
      ],
      [1],
    ],
    [
      'nor where the total had risen a little more before',
      [
        [0, 170],
        [1, 180],
        [2, 182],
        [30, null, unchecked],
        [60, null, unchecked],
      ],
      [1],
    ],
  ])('%s', (_what, steps, expected) => {
    expect(toldAfter(terms('rises'), steps)).toEqual(expected);
  });
});

describe('an alert of stock', () => {
  it.each<[string, Step[], number[]]>([
    [
      'tells when it is back',
      [
        [0, null],
        [1, 180],
      ],
      [1],
    ],
    [
      'tells nothing of what was in stock at the beginning',
      [
        [0, 180],
        [9, 180],
      ],
      [],
    ],
    [
      'tells after it was sold out for a moment, the first time',
      [
        [0, 180],
        [1, null],
        [2, 180],
      ],
      [2],
    ],
    [
      'does not flap within a day',
      [
        [0, null],
        [1, 180],
        [2, null],
        [3, 180],
      ],
      [1],
    ],
    [
      'tells again after a day without',
      [
        [0, null],
        [1, 180],
        [2, null],
        [26, 180],
      ],
      [1, 26],
    ],
    [
      'takes what nobody has checked for neither',
      [
        [0, 180],
        [1, null, { isInStock: null }],
        [2, 180],
      ],
      [],
    ],
    [
      'tells nothing when stock that stopped counting counts again',
      [
        [0, 180],
        [1, null, nothingCounts],
        [30, null, nothingCounts],
        [60, 180],
      ],
      [],
    ],
    [
      'tells of another product that is back meanwhile',
      [
        [0, 180],
        [1, null, nothingCounts],
        [2, null, unchecked],
      ],
      [2],
    ],
    [
      'tells when what came into stock without counting counts',
      [
        [0, null],
        [1, null, nothingCounts],
        [2, null, nothingCounts],
        [3, 180],
      ],
      [3],
    ],
  ])('%s', (_what, steps, expected) => {
    expect(toldAfter(terms('back-in-stock'), steps)).toEqual(expected);
  });
});

describe('whatever happens to prices', () => {
  const steps = fc
    .array(
      fc.record({
        hours: fc.integer({ min: 1, max: 40 }),
        lowest: fc.option(
          fc.record({
            pence: fc.integer({ min: 17_000, max: 19_000 }),
            product: fc.constantFrom('ash', 'birch'),
          }),
        ),
        isInStock: fc.option(fc.boolean()),
        uncounted: fc.subarray(['ash', 'birch']),
      }),
      { maxLength: 60 },
    )
    .map((each) => {
      let hours = 0;
      return each.map(({ hours: after, lowest, isInStock, uncounted }) => {
        hours += after;
        return reading([
          hours,
          null,
          {
            lowest,
            isInStock,
            uncounted: uncounted.filter((product) => product !== lowest?.product),
          },
        ]);
      });
    });
  const kinds = fc.constantFrom<AlertKind>('falls-to', 'falls', 'rises', 'back-in-stock');
  const termsOf = (kind: AlertKind) => terms(kind, kind === 'falls-to' ? 180 : undefined);

  it('at least a day lies between two events of an alert', () => {
    fc.assert(
      fc.property(kinds, steps, (kind, readings) => {
        const times = eventsOf(termsOf(kind), readings).map(({ at }) => Date.parse(at));
        expect(times.slice(1).filter((time, index) => time - times[index]! < 24 * hour)).toEqual(
          [],
        );
      }),
    );
  });

  it('a fall to £180 is told only of a known total of at most that, and twice only if it was 2% above between', () => {
    fc.assert(
      fc.property(steps, (readings) => {
        const events = eventsOf(termsOf('falls-to'), readings);
        expect(events.filter(({ to }) => to === null || to > 18_000)).toEqual([]);
        for (const [index, { at }] of events.entries()) {
          const before = events[index - 1];
          if (!before) continue;
          const between = readings.filter((each) => each.at > before.at && each.at < at);
          expect(between.some(({ lowest }) => lowest && lowest.pence >= 18_360)).toBe(true);
        }
      }),
    );
  });

  it('what is told of a fall is lower than what it is measured against, and of a rise higher', () => {
    fc.assert(
      fc.property(fc.constantFrom('falls' as const, 'rises' as const), steps, (kind, readings) => {
        for (const { from, to } of eventsOf(termsOf(kind), readings)) {
          expect(kind === 'falls' ? to! < from! : to! > from!).toBe(true);
        }
      }),
    );
  });

  it('reading the same twice tells nothing twice', () => {
    fc.assert(
      fc.property(kinds, steps, (kind, readings) => {
        const twice = readings.flatMap((each) => [each, each]);
        expect(eventsOf(termsOf(kind), twice)).toEqual(eventsOf(termsOf(kind), readings));
      }),
    );
  });
});
