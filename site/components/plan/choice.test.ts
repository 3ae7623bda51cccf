import { describe, expect, it } from 'vitest';
import type { DoseStep } from '#contract/rules/plan/dose-ladder.ts';
import { paths } from '#site/paths.ts';
import { changePlan, doseChanges, readPlanChoice } from './choice.ts';

const steps: DoseStep[] = ['2.5mg', '5mg', '7.5mg'].map((dose) => ({
  dose,
  weeks: 4,
  isOnlyIfNeeded: dose === '7.5mg',
}));
const orders = ['2.5mg', '5mg', '5mg'].map((dose, index) => ({
  date: `2026-12-0${index + 1}`,
  dose,
}));
const choice = { medication: 'mounjaro', months: '3' };

describe('the choice of a plan', () => {
  it('is read from an address and makes the same one, in one order', () => {
    const read = readPlanChoice(
      new URLSearchParams('months=6&until=15MG&weeks=2&dose=5mg&medication=Mounjaro&doses=5mg,5mg'),
    );
    expect(read && paths.plan(read)).toBe(
      '/plan?medication=mounjaro&dose=5mg&weeks=2&until=15mg&months=6&doses=5mg%2C5mg',
    );
  });

  it('is none without a medication', () => {
    expect(readPlanChoice(new URLSearchParams('dose=5mg'))).toBeUndefined();
    expect(readPlanChoice(new URLSearchParams('medication='))).toBeUndefined();
  });

  it('lets the changes of single orders go when the steps are others', () => {
    expect(changePlan({ ...choice, doses: '5mg' }, { dose: '5mg' })).toEqual({
      ...choice,
      dose: '5mg',
      doses: undefined,
    });
  });
});

describe('an order', () => {
  it.each([
    [0, ['Go up to 5mg → 5mg, end as usual']],
    [1, ['Stay at 2.5mg → 2.5mg,2.5mg, end as usual']],
    [
      2,
      [
        'Go back to 2.5mg → 2.5mg,5mg,2.5mg, end as usual',
        'Go up to 7.5mg → 2.5mg,5mg,7.5mg, end as usual',
      ],
    ],
  ])('%i can be of a dose beside the one before', (index, expected) => {
    const changes = doseChanges(index, { choice, steps, orders });
    expect(
      changes.map(
        ({ text, choice: { doses, until } }) => `${text} → ${doses}, end ${until ?? 'as usual'}`,
      ),
    ).toEqual(expected);
  });

  it('keeps the end that was asked for', () => {
    const [change] = doseChanges(1, { choice: { ...choice, until: '7.5mg' }, steps, orders });
    expect(change?.choice.until).toBe('7.5mg');
  });

  it('moves the end that was asked for only when it goes beyond it', () => {
    const untils = doseChanges(2, { choice: { ...choice, until: '5mg' }, steps, orders }).map(
      ({ choice: { until } }) => until,
    );
    expect(untils).toEqual(['5mg', '7.5mg']);
  });
});
