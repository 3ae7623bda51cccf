import type { DoseStep, PlannedOrder } from '#contract/rules/plan/dose-ladder.ts';
import { planParameters, type PlanRequest } from '#contract/rules/plan/plan-parameters.ts';
import { readText } from '../filters/read-text.ts';

/** The plan that an address asks for; nothing without a medication. */
export function readPlanChoice(search: URLSearchParams): PlanRequest | undefined {
  const [medication, dose, weeks, until, months, doses] = planParameters.map((name) =>
    readText(search, name),
  );
  return medication === undefined ? undefined : { medication, dose, weeks, until, months, doses };
}

/** The same plan by the usual steps alone, with something of it changed. */
export function changePlan(choice: PlanRequest, change: Partial<PlanRequest>): PlanRequest {
  return { ...choice, doses: undefined, ...change };
}

/** Another dose for an order, and the plan that has it. */
export type DoseChange = { text: string; choice: PlanRequest };

type Planned = {
  choice: PlanRequest;
  steps: readonly DoseStep[];
  orders: readonly PlannedOrder[];
};

/**
 * What a prescriber may say of an order instead: to stay at the dose before, to go back or to go up by a step. The orders
 * before it stay as they are, and those after it follow the usual steps from there.
 */
export function doseChanges(index: number, { choice, steps, orders }: Planned): DoseChange[] {
  const indexOf = (dose: string | undefined) => steps.findIndex((step) => step.dose === dose);
  const start = steps.find(({ dose }) => dose.toLowerCase() === choice.dose) ?? steps[0];
  const before = indexOf(index === 0 ? start?.dose : orders[index - 1]?.dose);
  const end = steps.findIndex(({ dose }) => dose.toLowerCase() === choice.until);
  const kept = orders.slice(0, index).map(({ dose }) => dose);
  return ([-1, 0, 1] as const).flatMap((by) => {
    const next = before + by;
    const dose = steps[next]?.dose;
    if (before === -1 || dose === undefined || dose === orders[index]?.dose) return [];
    return [
      {
        text: `${changeTexts[by]} ${dose}`,
        choice: {
          ...choice,
          doses: [...kept, dose].join(','),
          // Whoever goes beyond the end that was asked for stays there.
          until: by === 1 && end !== -1 && next > end ? dose : choice.until,
        },
      },
    ];
  });
}

const changeTexts = { [-1]: 'Go back to', 0: 'Stay at', 1: 'Go up to' } as const;
