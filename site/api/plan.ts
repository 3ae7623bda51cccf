import { queryOptions } from '@tanstack/react-query';
import { planParameters, type PlanRequest } from '#contract/rules/plan/plan-parameters.ts';
import type { Plan } from '#contract/schemas/plan.ts';
import type { HttpError } from './http-error.ts';

/** What the next months of a medication cost at each provider; the API says what is wrong with a request. */
export function planQuery(request: PlanRequest) {
  const given = planParameters.flatMap((name) => {
    const value = request[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return queryOptions<Plan, HttpError>({ queryKey: ['/api/plans', Object.fromEntries(given)] });
}
