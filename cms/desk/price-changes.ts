import type { Payload, TypedUser } from 'payload';

/** An entry of the price history, newest first. */
export type PriceChange = {
  id: string;
  medication: string;
  dose: string;
  /** In pence; null for the first price. */
  oldPricePence: number | null;
  newPricePence: number;
  changedAt: string;
  source: string;
  /** The file that it came in with, or that was undone. */
  fileName: string | null;
  /** Who changed it, where the reader may know. */
  changedBy: string | null;
};

type Request = {
  user: TypedUser | null;
  field: 'product' | 'provider';
  id: string;
};

/** Reads all prices that a product or a provider has had. */
export async function readPriceChanges(
  payload: Payload,
  { user, field, id }: Request,
): Promise<PriceChange[]> {
  const { docs } = await payload.find({
    collection: 'price-history',
    where: { [field]: { equals: id } },
    sort: '-changedAt',
    pagination: false,
    depth: 1,
    select: {
      medication: true,
      dose: true,
      oldPricePence: true,
      newPricePence: true,
      changedAt: true,
      changedBy: true,
      source: true,
      priceImport: true,
    },
    populate: {
      medications: { name: true },
      'price-imports': { fileName: true },
      users: { name: true },
    },
    overrideAccess: false,
    user,
  });
  return docs.map(({ medication, changedBy, oldPricePence, priceImport, ...change }) => ({
    ...change,
    medication: nameOf(medication) ?? 'Another medication',
    changedBy: nameOf(changedBy),
    fileName: typeof priceImport === 'object' ? (priceImport?.fileName ?? null) : null,
    oldPricePence: oldPricePence ?? null,
  }));
}

/** The name of a document that has been fetched with the entry; nothing of one that the reader may not see. */
function nameOf(relation: string | { name: string } | null | undefined): string | null {
  return typeof relation === 'object' ? (relation?.name ?? null) : null;
}
