import type { Payload } from 'payload';
import type { Observation } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { type CorrectablePart } from '#contract/rules/correction.ts';
import { isFromRobot } from '#contract/rules/honeypot.ts';
import { formatPrice, type Pence } from '#contract/rules/money.ts';
import type { Correction, CorrectionRequest } from '#contract/schemas/correction.ts';
import type { Product } from '#contract/schemas/product.ts';

export type CorrectionService = {
  /** Stores a visitor's correction before it returns. What a robot sends is dropped. */
  receive: (product: { id: string }, request: CorrectionRequest) => Promise<void>;
  /** The corrections that were accepted for these products, newest first, a hundred at most. */
  list: (products: readonly Product[]) => Promise<Correction[]>;
};

const maxListed = 100;

/** Receives visitors' corrections of prices, and lists those that were accepted. */
export function createCorrectionService(payload: Payload): CorrectionService {
  return {
    receive: async ({ id }, request) => {
      if (isFromRobot(request)) return;
      const { whatIsWrong, whatIsRight, link } = request;
      await payload.create({
        collection: 'corrections',
        data: {
          product: id,
          whatIsWrong,
          whatIsRight,
          link,
          status: 'new',
          reportedAt: new Date().toISOString(),
        },
        overrideAccess: true,
      });
    },

    list: async (products) => {
      const nameOf = new Map(
        products.map(({ id, name, dose, company }) => [id, `${name} ${dose} at ${company.name}`]),
      );
      const { docs } = await payload.find({
        collection: 'corrections',
        where: { status: { equals: 'accepted' }, product: { in: [...nameOf.keys()] } },
        sort: '-settledAt',
        limit: maxListed,
        depth: 0,
        overrideAccess: true,
      });
      const observations = await observationsOf(
        payload,
        docs.flatMap(({ observation }) => (observation ? [relationId(observation)] : [])),
      );
      return docs.flatMap((correction) => {
        const { product, whatIsWrong, reportedAt, settledAt, observation } = correction;
        const name = nameOf.get(relationId(product));
        if (name === undefined || !settledAt) return [];
        const [is, was] = observation ? (observations.get(relationId(observation)) ?? []) : [];
        return [
          {
            productId: relationId(product),
            product: name,
            whatWasWrong: whatIsWrong,
            was: was ? textOf(whatIsWrong, was) : null,
            is: is ? textOf(whatIsWrong, is) : null,
            reportedAt,
            correctedAt: settledAt,
          },
        ];
      });
    },
  };
}

/** Observations by their ids, each with the one that it corrects. */
async function observationsOf(
  payload: Payload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly [Observation, Observation | undefined]>> {
  const find = async (wanted: readonly string[]) =>
    (
      await payload.find({
        collection: 'observations',
        where: { id: { in: [...wanted] } },
        pagination: false,
        depth: 0,
        overrideAccess: true,
      })
    ).docs;
  const found = await find(ids);
  const corrected = await find(
    found.flatMap(({ corrects }) => (corrects ? [relationId(corrects)] : [])),
  );
  const byId = new Map(corrected.map((observation) => [observation.id, observation]));
  return new Map(
    found.map((observation) => {
      const { id, corrects } = observation;
      return [id, [observation, corrects ? byId.get(relationId(corrects)) : undefined]];
    }),
  );
}

/** The part of an observation that was put right, in words. */
function textOf(part: CorrectablePart, observation: Observation): string | null {
  switch (part) {
    case 'price':
      return formatPrice(observation.pricePence);
    case 'consultationFee':
      return feeText(observation.consultationFeePence, 'Included');
    case 'deliveryFee':
      return feeText(observation.deliveryFeePence, 'Free');
    case 'stock':
      return observation.inStock ? 'In stock' : 'Out of stock';
    case 'other':
      return null;
  }
}

function feeText(pence: Pence | null | undefined, noFee: string): string {
  if (pence === null || pence === undefined) return 'Not stated';
  return pence === 0 ? noFee : formatPrice(pence);
}
