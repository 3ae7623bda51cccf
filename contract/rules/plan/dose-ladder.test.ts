import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOnTreatment,
  maxMonths,
  maxWeeksOnDose,
  planOrders,
  type DoseStep,
} from './dose-ladder.ts';

const now = new Date('2026-11-20T12:00:00Z');

const mounjaro: DoseStep[] = ['2.5mg', '5mg', '7.5mg', '10mg', '12.5mg', '15mg'].map(
  (dose, index) => ({ dose, weeks: 4, isOnlyIfNeeded: index > 1 }),
);
const slow: DoseStep[] = [
  { dose: '0.25mg', weeks: 8, isOnlyIfNeeded: false },
  { dose: '0.5mg', weeks: 4, isOnlyIfNeeded: false },
];

type Asked = Partial<Parameters<typeof planOrders>[0]>;

function ladder(asked: Asked): string {
  const orders = planOrders({ steps: mounjaro, weeks: 0, doses: [], months: 4, ...asked }, now);
  return orders.map(({ dose }) => dose).join(' ');
}

function dates(asked: Asked): string[] {
  const orders = planOrders({ steps: mounjaro, weeks: 0, doses: [], months: 3, ...asked }, now);
  return orders.map(({ date }) => date);
}

describe('somebody', () => {
  it.each<[string, Asked, boolean]>([
    ['at the first step is a beginner', {}, false],
    ['who asks for the first step is too', { dose: '2.5mg', doses: ['2.5mg', '5mg'] }, false],
    ['who has had a week of it is on treatment', { weeks: 1 }, true],
    ['at a higher step is on treatment', { dose: '5mg' }, true],
    ['who goes back from one is too', { dose: '5mg', doses: ['2.5mg'] }, true],
    ['whose first order is of one is too', { doses: ['5mg'] }, true],
  ])('%s', (_title, asked, expected) => {
    expect(isOnTreatment({ steps: mounjaro, weeks: 0, doses: [], ...asked })).toBe(expected);
  });
});

describe('the orders of a plan', () => {
  it.each<[string, Asked, string]>([
    ['from the start, as far as is usual', {}, '2.5mg 5mg 5mg 5mg'],
    ['from the start to a higher dose', { until: '10mg' }, '2.5mg 5mg 7.5mg 10mg'],
    ['at a dose that is just begun', { dose: '5mg', until: '15mg' }, '5mg 7.5mg 10mg 12.5mg'],
    ['two weeks into a pen', { dose: '5mg', weeks: 2, until: '15mg' }, '7.5mg 10mg 12.5mg 15mg'],
    ['at the end of a pen', { dose: '5mg', weeks: 4, until: '7.5mg' }, '7.5mg 7.5mg 7.5mg 7.5mg'],
    ['above the usual end', { dose: '10mg', weeks: 6 }, '10mg 10mg 10mg 10mg'],
    ['back to a lower dose', { dose: '10mg', weeks: 4, until: '5mg' }, '7.5mg 5mg 5mg 5mg'],
    ['staying a pen longer', { doses: ['2.5mg', '2.5mg'], until: '10mg' }, '2.5mg 2.5mg 5mg 7.5mg'],
    [
      'going back for a pen',
      { dose: '5mg', doses: ['5mg', '7.5mg', '5mg'], until: '10mg' },
      '5mg 7.5mg 5mg 7.5mg',
    ],
    [
      'going up to a dose that is only if needed, and staying there',
      { doses: ['2.5mg', '5mg', '7.5mg'], months: 5 },
      '2.5mg 5mg 7.5mg 7.5mg 7.5mg',
    ],
    [
      'staying where the steps usually end',
      { doses: ['2.5mg', '5mg', '5mg'], months: 5 },
      '2.5mg 5mg 5mg 5mg 5mg',
    ],
    [
      'going back from a dose that is only if needed',
      { doses: ['2.5mg', '7.5mg', '5mg'] },
      '2.5mg 7.5mg 5mg 5mg',
    ],
    [
      'going up for a pen beyond an end that was asked for',
      { until: '5mg', doses: ['2.5mg', '5mg', '7.5mg'] },
      '2.5mg 5mg 7.5mg 5mg',
    ],
    ['of steps of eight weeks', { steps: slow }, '0.25mg 0.25mg 0.5mg 0.5mg'],
    ['six weeks into a step of eight', { steps: slow, weeks: 6 }, '0.5mg 0.5mg 0.5mg 0.5mg'],
    ['three weeks into a step of eight', { steps: slow, weeks: 3 }, '0.25mg 0.5mg 0.5mg 0.5mg'],
    ['of one step', { steps: slow.slice(0, 1) }, '0.25mg 0.25mg 0.25mg 0.25mg'],
  ])('%s', (_title, asked, expected) => {
    expect(ladder(asked)).toBe(expected);
  });

  it.each<[string, Asked, string[]]>([
    ['today, then every four weeks', {}, ['2026-11-20', '2026-12-18', '2027-01-15']],
    ['when the pen is used up', { weeks: 3 }, ['2026-11-27', '2026-12-25', '2027-01-22']],
    ['today when it is used up already', { weeks: 8 }, ['2026-11-20', '2026-12-18', '2027-01-15']],
  ])('are due %s', (_title, asked, expected) => {
    expect(dates(asked)).toEqual(expected);
  });

  it('are days in London, also across the change of the clocks', () => {
    const late = new Date('2026-10-09T23:30:00Z');
    const orders = planOrders({ steps: mounjaro, weeks: 0, doses: [], months: 2 }, late);
    expect(orders.map(({ date }) => date)).toEqual(['2026-10-10', '2026-11-07']);
  });

  it('are of no dose that is none of the steps', () => {
    expect(() => ladder({ dose: '3mg' })).toThrow('Not a dose of the steps: 3mg');
    expect(() => ladder({ until: '3mg' })).toThrow(RangeError);
    expect(() => ladder({ doses: ['3mg'] })).toThrow(RangeError);
  });

  it('go one step at a time and never past their end, and more months begin with the same', () => {
    const aStep = fc.nat(mounjaro.length - 1);
    fc.assert(
      fc.property(
        aStep,
        aStep,
        fc.nat(maxWeeksOnDose),
        fc.integer({ min: 1, max: maxMonths - 1 }),
        (from, to, weeks, months) => {
          const course = {
            steps: mounjaro,
            dose: mounjaro[from]?.dose,
            until: mounjaro[to]?.dose,
            weeks,
            doses: [],
          };
          const longer = planOrders({ ...course, months: months + 1 }, now);
          expect(longer.slice(0, months)).toEqual(planOrders({ ...course, months }, now));
          const at = longer.map(({ dose }) => mounjaro.findIndex((step) => step.dose === dose));
          for (const [index, step] of at.entries()) {
            const moved = step - (at[index - 1] ?? from);
            expect([0, Math.sign(to - from)]).toContain(moved);
            expect(step).toBeGreaterThanOrEqual(Math.min(from, to));
            expect(step).toBeLessThanOrEqual(Math.max(from, to));
          }
        },
      ),
    );
  });
});
