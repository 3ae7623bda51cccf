import type { Payload } from 'payload';
import type { Evidence, Observation as StoredObservation } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { evidencePath } from '#contract/rules/evidence.ts';
import { toDecimalString } from '#contract/rules/money.ts';
import { observationPageSize } from '#contract/rules/observation.ts';
import type {
  Observation,
  ObservationPage,
  ObservationsQuery,
} from '#contract/schemas/observation.ts';
import { newestChanges, type ChangesOf, type ObservedChange } from './newest-changes.ts';

export type ObservationService = {
  /** The newest observations that found a change, newest first, read from the database. */
  newestChanges: (of: ChangesOf) => Promise<ObservedChange[]>;
  /** One page of what was seen of a product, newest first, read from the database. */
  page: (product: { id: string }, request: ObservationsQuery) => Promise<ObservationPage>;
};

/** Tells visitors what the log says. */
export function createObservationService(payload: Payload): ObservationService {
  return {
    newestChanges: (of) => newestChanges(payload, of),
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
      const evidence = await evidenceOf(payload, docs);
      return {
        observations: docs.map((observation) => toContractObservation(observation, evidence)),
        page,
        pageSize: observationPageSize,
        total: totalDocs,
      };
    },
  };
}

type EvidenceById = ReadonlyMap<string, Evidence>;

async function evidenceOf(
  payload: Payload,
  observations: readonly StoredObservation[],
): Promise<EvidenceById> {
  const ids = observations.flatMap(({ evidence }) => (evidence ? [relationId(evidence)] : []));
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'evidence',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return new Map(docs.map((evidence) => [evidence.id, evidence]));
}

function toContractObservation(
  observation: StoredObservation,
  evidenceById: EvidenceById,
): Observation {
  const { seenAt, recordedAt, route } = observation;
  const evidence = observation.evidence && evidenceById.get(relationId(observation.evidence));
  return {
    seenAt,
    recordedAt,
    price: toDecimalString(observation.pricePence),
    firstOrderPrice: toDecimalString(observation.firstOrderPricePence ?? null),
    consultationFee: toDecimalString(observation.consultationFeePence ?? null),
    consultationFeeBasis: observation.consultationFeeBasis ?? null,
    deliveryFee: toDecimalString(observation.deliveryFeePence ?? null),
    inStock: observation.inStock ?? null,
    sourceUrl: observation.sourceUrl ?? null,
    evidence: evidence
      ? { url: evidencePath(evidence.id, evidence.extension), sha256: evidence.id }
      : null,
    route,
    by: observation.byRole ?? null,
    isListed: observation.isListed,
    correction: observation.note ?? null,
  };
}
