import { listInWords } from '#contract/rules/list-in-words.ts';
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
      run: ({ query: { medication: asked, limit, ...query } }) => {
        const { medications, products } = catalogue.current();
        const { name, doseSteps } = found(
          medications.find((medication) => medication.name.toLowerCase() === asked),
          `There is no medication “${asked}”: choose ${listInWords(
            medications.map(({ name: each }) => each),
            'or',
          )}.`,
        );
        if (doseSteps.length === 0)
          throw new BadRequest(
            `No dose steps of ${name} are on record, so there is no plan of it yet.`,
          );
        const course = { steps: doseSteps, ...onSteps(name, query, doseSteps) };
        const orders = planOrders(course, new Date());
        return buildPlan(name, { orders, isOnTreatment: isOnTreatment(course) }, products, limit);
      },
    }),
  ];
}

/**
 * The query with each dose as the steps write it.
 * @throws BadRequest if one is none of them.
 */
function onSteps<Query extends Pick<PlanQuery, 'dose' | 'doses' | 'until'>>(
  medication: string,
  query: Query,
  steps: readonly DoseStep[],
): Query {
  const step = (asked: string) => {
    const known = steps.find(({ dose }) => dose.toLowerCase() === asked);
    if (known) return known.dose;
    throw new BadRequest(
      `“${asked}” is no usual dose of ${medication}: choose ${listInWords(
        steps.map(({ dose }) => dose),
        'or',
      )}.`,
    );
  };
  return {
    ...query,
    dose: query.dose && step(query.dose),
    until: query.until && step(query.until),
    doses: query.doses.map(step),
  };
}
