import type { Payload, TypedUser } from 'payload';
import type { Observation } from '#collections/payload-types.ts';
import type { FeeBasis } from '#contract/rules/consultation-fee-basis.ts';
import { evidencePath } from '#contract/rules/evidence.ts';
import { observationRoutes, observerRoles } from '#contract/rules/observation.ts';

/** An observation as the admin shows it; what is not known is null. */
export type ListedObservation = {
  id: string;
  medication: string;
  dose: string;
  pricePence: number;
  firstOrderPricePence: number | null;
  consultationFeePence: number | null;
  consultationFeeBasis: FeeBasis | null;
  deliveryFeePence: number | null;
  inStock: boolean | null;
  seenAt: string;
  recordedAt: string;
  route: string;
  /** The file that it came in with, or that was undone. */
  fileName: string | null;
  /** Who recorded it: by name, or by role if the account is gone. */
  by: string | null;
  isListed: boolean;
  /** The address of a picture or PDF of what was seen. */
  evidence: string | null;
  /** What was wrong with the one before, if this one corrects it. */
  note: string | null;
};

type Request = {
  user: TypedUser | null;
  field: 'product' | 'provider';
  id: string;
};

/** How many of the newest are shown. */
export const maxListed = 1000;

/** Reads what was seen of a product, or of all products of a provider: the newest, newest first. */
export async function readObservations(
  payload: Payload,
  { user, field, id }: Request,
): Promise<ListedObservation[]> {
  const { docs } = await payload.find({
    collection: 'observations',
    where: { [field]: { equals: id } },
    sort: '-recordedAt',
    limit: maxListed,
    pagination: false,
    depth: 1,
    select: {
      medication: true,
      dose: true,
      pricePence: true,
      firstOrderPricePence: true,
      consultationFeePence: true,
      consultationFeeBasis: true,
      deliveryFeePence: true,
      inStock: true,
      seenAt: true,
      recordedAt: true,
      route: true,
      by: true,
      byRole: true,
      priceImport: true,
      isListed: true,
      note: true,
      evidence: true,
    },
    populate: {
      medications: { name: true },
      'price-imports': { fileName: true },
      users: { name: true },
      evidence: { extension: true },
    },
    overrideAccess: false,
    user,
  });
  return docs.map((observation) => {
    const { medication, by, byRole, priceImport } = observation;
    return {
      id: observation.id,
      medication: nameOf(medication) ?? 'Another medication',
      dose: observation.dose,
      pricePence: observation.pricePence,
      firstOrderPricePence: observation.firstOrderPricePence ?? null,
      consultationFeePence: observation.consultationFeePence ?? null,
      consultationFeeBasis: observation.consultationFeeBasis ?? null,
      deliveryFeePence: observation.deliveryFeePence ?? null,
      inStock: observation.inStock ?? null,
      seenAt: observation.seenAt,
      recordedAt: observation.recordedAt,
      route: observationRoutes[observation.route],
      fileName: typeof priceImport === 'object' ? (priceImport?.fileName ?? null) : null,
      by: nameOf(by) ?? (byRole ? observerRoles[byRole] : null),
      isListed: observation.isListed,
      evidence: addressOf(observation.evidence),
      note: observation.note ?? null,
    };
  });
}

function addressOf(evidence: Observation['evidence']): string | null {
  return typeof evidence === 'object' && evidence
    ? evidencePath(evidence.id, evidence.extension)
    : null;
}

/** The name of a document that has been fetched with the entry; nothing of one that the reader may not see. */
function nameOf(relation: string | { name: string } | null | undefined): string | null {
  return typeof relation === 'object' ? (relation?.name ?? null) : null;
}
