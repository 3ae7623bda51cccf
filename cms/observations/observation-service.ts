import type { Payload } from 'payload';
import type { Observation as StoredObservation } from '#collections/payload-types.ts';
import { toDecimalString } from '#contract/rules/money.ts';
import { observationPageSize } from '#contract/rules/observation.ts';
import type {
  Observation,
  ObservationPage,
  ObservationsQuery,
} from '#contract/schemas/observation.ts';

export type ObservationService = {
  /** One page of what was seen of a product, newest first, read from the database. */
  page: (product: { id: string }, request: ObservationsQuery) => Promise<ObservationPage>;
};

/** Tells visitors what the log says. */
export function createObservationService(payload: Payload): ObservationService {
  return {
    page: async ({ id }, { page }) => {
      const { docs, totalDocs } = await payload.find({
        collection: 'observations',
        where: { product: { equals: id } },
        sort: '-recordedAt',
        page,
        limit: observationPageSize,
        depth: 0,
        overrideAccess: true,
      });
      return {
        observations: docs.map(toContractObservation),
        page,
        pageSize: observationPageSize,
        total: totalDocs,
      };
    },
  };
}

function toContractObservation(observation: StoredObservation): Observation {
  const { seenAt, recordedAt, route } = observation;
  return {
    seenAt,
    recordedAt,
    price: toDecimalString(observation.pricePence),
    consultationFee: toDecimalString(observation.consultationFeePence ?? null),
    deliveryFee: toDecimalString(observation.deliveryFeePence ?? null),
    inStock: observation.inStock ?? null,
    sourceUrl: observation.sourceUrl ?? null,
    evidence: null,
    route,
    by: observation.byRole ?? null,
    isListed: observation.isListed,
    correction: observation.note ?? null,
  };
}
