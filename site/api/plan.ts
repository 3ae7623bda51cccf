import { queryOptions } from '@tanstack/react-query';
import { rowsOnPage } from '#contract/rules/list-page.ts';
import { maxMonths, usualMonths } from '#contract/rules/plan/dose-ladder.ts';
import { planParameters, type PlanRequest } from '#contract/rules/plan/plan-parameters.ts';
import type { Plan } from '#contract/schemas/plan.ts';
import type { HttpError } from './http-error.ts';

/** What a list of providers has at most, each with its orders: some 120 kB. */
const ordersOnPage = 240;

/**
 * What the next months of a medication cost, with the beginning of each list of providers; the API says what is wrong with a
 * request.
 */
export function planQuery(request: PlanRequest) {
  const given = planParameters.flatMap((name) => {
    const value = request[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const query = { ...Object.fromEntries(given), limit: String(providersOnPage(request)) };
  return queryOptions<Plan, HttpError>({ queryKey: ['/api/plans', query] });
}

/** How many providers a list begins with: twenty in a plan of 12 orders, and more in a shorter one. */
function providersOnPage({ months }: Pick<PlanRequest, 'months'>): number {
  const asked = Number(months ?? usualMonths);
  const orders = asked >= 1 && asked <= maxMonths ? asked : maxMonths;
  return Math.min(rowsOnPage, Math.floor(ordersOnPage / orders));
}
