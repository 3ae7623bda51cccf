import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import type { Medication, Product, Provider } from '../payload-types.ts';
import { relationId } from '../relation-id.ts';
import { productTitle } from './product-title.ts';

type Sold = Pick<Product, 'dose' | 'medication' | 'provider'>;
type Seller = Medication | Provider;

/** Titles a product by its provider, medication and dose. */
export const setTitle: CollectionBeforeChangeHook<Product> = async ({ data, originalDoc, req }) => {
  const product = { ...originalDoc, ...data };
  if (!product.provider || !product.medication) return data;
  return { ...data, title: await titleOf(product as Sold, req) };
};

/** Titles the products of a provider or medication again after its name has changed, or the draft with it was published. */
export function retitleProducts(field: 'medication' | 'provider'): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, operation, req }) => {
    const isNamedAsBefore = doc.name === previousDoc.name && doc._status === previousDoc._status;
    if (operation === 'create' || isNamedAsBefore) return;
    const { db } = req.payload;
    const { docs } = await db.find<Product>({
      collection: 'products',
      where: { [field]: { equals: doc.id } },
      pagination: false,
      req,
    });
    for (const product of docs) {
      const title = await titleOf(product, req);
      if (title === product.title) continue;
      // No newer version for whoever has the product open.
      const data = { title, updatedAt: null };
      await db.updateOne({ collection: 'products', id: product.id, data, req, returning: false });
    }
  };
}

async function titleOf({ provider, medication, dose }: Sold, req: PayloadRequest): Promise<string> {
  return productTitle({
    provider: await nameOf('providers', relationId(provider), req),
    medication: await nameOf('medications', relationId(medication), req),
    dose,
  });
}

/** The name as it is stored; a draft beside what is published does not count. */
async function nameOf(
  collection: 'medications' | 'providers',
  id: string,
  req: PayloadRequest,
): Promise<string> {
  const where = { id: { equals: id } };
  const select = { name: true } as const;
  const found = await req.payload.db.findOne<Seller>({ collection, where, select, req });
  return found?.name ?? '';
}
