import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { counted } from '#contract/rules/counted.ts';

/** What may refer to a document, and how one and several of them are called. */
const references = {
  products: ['product', 'products'],
  observations: ['observation', 'observations'],
  reviews: ['review', 'reviews'],
  discounts: ['discount', 'discounts'],
  'sentiment-snapshots': ['sentiment analysis', 'sentiment analyses'],
} as const;

type Reference = keyof typeof references;
type Field = 'medication' | 'product' | 'provider';

/** A provider or medication that still has products does not go to the trash by accident. */
export function refuseTrashingWithProducts(field: Field): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    if (!data.deletedAt || originalDoc?.deletedAt) return data;
    const products = await count(req, 'products', { field, id: originalDoc.id, trash: false });
    if (products > 0) {
      throw refusal(
        `This ${field} still has ${named('products', products)}. Move them to the trash first, ` +
          `or unpublish the ${field} to take it off the site.`,
      );
    }
    return data;
  };
}

/** What others refer to is not deleted for good, not even from the trash: an observation without its product says nothing. */
export function refuseDeletingWith(
  field: Field,
  collections: readonly Reference[],
): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const counts = await Promise.all(
      collections.map(async (collection) => ({
        collection,
        total: await count(req, collection, { field, id, trash: true }),
      })),
    );
    const found = counts.filter(({ total }) => total > 0);
    if (found.length === 0) return;
    const list = found.map(({ collection, total }) => named(collection, total));
    throw refusal(
      `This ${field} still has ${new Intl.ListFormat('en-GB').format(list)}, those in the trash counted, ` +
        'so it cannot be deleted for good. In the trash it is out of the way.',
    );
  };
}

async function count(
  req: PayloadRequest,
  collection: Reference,
  { field, id, trash }: { field: Field; id: number | string; trash: boolean },
): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { [field]: { equals: id } },
    trash,
    overrideAccess: true,
    req,
  });
  return totalDocs;
}

function named(collection: Reference, total: number): string {
  const [one, several] = references[collection];
  return counted(total, one, several);
}

function refusal(message: string): APIError {
  return new APIError(message, 409, null, true);
}
