import { isOnTreatment, planOrders, type DoseStep } from '#contract/rules/plan/dose-ladder.ts';
import { planQuerySchema, planSchema, type PlanQuery } from '#contract/schemas/plan.ts';
import { endpoint, type Endpoint } from '../api/endpoint.ts';
import { found } from '../api/found.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';
import { BadRequest } from '../runtime/errors.ts';
import { buildPlan } from './build-plan.ts';

/** What the next months of a medication will cost. */
export function planEndpoints(catalogue: Pick<CatalogueService, 'current'>): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/plans',
      summary:
        'What the next months of a medication cost at each provider, by its usual dose steps',
      query: planQuerySchema,
      answer: planSchema,
      refusals: {
        400: 'A dose that is none of the medication’s steps, or no steps on record',
        404: 'No medication of this name',
      },
      run: ({ query: { medication: asked, ...query } }) => {
        const { medications, products } = catalogue.current();
        const { name, doseSteps } = found(
          medications.find((medication) => medication.name.toLowerCase() === asked),
          `There is no medication “${asked}”. /api/medications lists those there are.`,
        );
        if (doseSteps.length === 0)
          throw new BadRequest(
            `No dose steps of ${name} are on record, so there is no plan of it yet.`,
          );
        const course = { steps: doseSteps, ...onSteps(query, doseSteps) };
        const orders = planOrders(course, new Date());
        return buildPlan(name, { orders, isOnTreatment: isOnTreatment(course) }, products);
      },
    }),
  ];
}

/**
 * The query with each dose as the steps write it.
 * @throws BadRequest if one is none of them.
 */
function onSteps<Query extends Pick<PlanQuery, 'dose' | 'doses' | 'until'>>(
  query: Query,
  steps: readonly DoseStep[],
): Query {
  const step = (parameter: string) => (asked: string) => {
    const known = steps.find(({ dose }) => dose.toLowerCase() === asked);
    if (known) return known.dose;
    throw new BadRequest(`${parameter} takes one of: ${steps.map(({ dose }) => dose).join(', ')}.`);
  };
  return {
    ...query,
    dose: query.dose && step('dose')(query.dose),
    until: query.until && step('until')(query.until),
    doses: query.doses.map(step('doses')),
  };
}
