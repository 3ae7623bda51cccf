import type { Payload } from 'payload';
import type { Correction as StoredCorrection, Observation } from '#collections/payload-types.ts';
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
      const docs = await newestOf(payload, products);
      const observations = await observationsOf(
        payload,
        docs.flatMap(({ correction: { observation } }) =>
          observation ? [relationId(observation)] : [],
        ),
      );
      return docs.flatMap(({ correction, product: { id, name, dose, company } }) => {
        const { whatIsWrong, reportedAt, settledAt, observation } = correction;
        if (!settledAt) return [];
        const [is, was] = observation ? (observations.get(relationId(observation)) ?? []) : [];
        return [
          {
            productId: id,
            product: `${name} ${dose} at ${company.name}`,
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

type Listed = { correction: StoredCorrection; product: Product };

/**
 * The newest that were accepted for these products. The database is not told of the products, of which there may be ten
 * thousands: nearly all that were accepted are of one that is still on the site.
 */
async function newestOf(payload: Payload, products: readonly Product[]): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'corrections',
      where: { status: { equals: 'accepted' } },
      sort: ['-settledAt', 'id'],
      limit: maxListed,
      page,
      depth: 0,
      overrideAccess: true,
    });
    const wanted = new Set(docs.map(({ product }) => relationId(product)));
    const byId = new Map(
      products.filter(({ id }) => wanted.has(id)).map((product) => [product.id, product]),
    );
    for (const correction of docs) {
      const product = byId.get(relationId(correction.product));
      if (product) listed.push({ correction, product });
    }
    if (!hasNextPage || listed.length >= maxListed) return listed.slice(0, maxListed);
  }
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
