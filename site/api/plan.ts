import { queryOptions } from '@tanstack/react-query';
import { rowsOnPage } from '#contract/rules/list-page.ts';
import { planParameters, type PlanRequest } from '#contract/rules/plan/plan-parameters.ts';
import type { Plan } from '#contract/schemas/plan.ts';
import type { HttpError } from './http-error.ts';

/**
 * What the next months of a medication cost, with a page of each list of providers; the API says what is wrong with a request.
 */
export function planQuery(request: PlanRequest) {
  const given = planParameters.flatMap((name) => {
    const value = request[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const query = { ...Object.fromEntries(given), limit: String(rowsOnPage) };
  return queryOptions<Plan, HttpError>({ queryKey: ['/api/plans', query] });
}
