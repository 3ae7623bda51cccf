import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { counted } from '#contract/rules/counted.ts';
import { listInWords } from '#contract/rules/list-in-words.ts';

/** The collections that may refer to a document, with their names in singular and plural. */
const references = {
  products: ['product', 'products'],
  observations: ['observation', 'observations'],
  reviews: ['review', 'reviews'],
  discounts: ['discount', 'discounts'],
  'sentiment-snapshots': ['sentiment analysis', 'sentiment analyses'],
} as const;

type Reference = keyof typeof references;
type Field = 'medication' | 'product' | 'provider';

/** Refuses to trash a provider or medication that still has products. */
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

/**
 * Refuses to delete a document that others refer to, even from the trash: an observation without its product is
 * meaningless.
 */
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
      `This ${field} still has ${listInWords(list)}, including any in the trash, ` +
        'so it cannot be deleted permanently. You can leave it in the trash.',
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
