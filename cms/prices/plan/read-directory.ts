import type { Payload } from 'payload';
import type { Directory } from './plan-import.ts';
import { createPriceStore } from '../store/price-store.ts';

/** Everything that the rows of a file are compared with, as stored now. */
export async function readDirectory(payload: Payload): Promise<Directory> {
  const products = await createPriceStore(payload).readProducts();
  return { ...(await readNames(payload)), products };
}

/** The names of all providers and medications. */
export async function readNames(payload: Payload): Promise<Omit<Directory, 'products'>> {
  const names = {
    depth: 0,
    pagination: false,
    select: { name: true, slug: true },
    overrideAccess: true,
  } as const;
  const [providers, medications] = await Promise.all([
    payload.find({ collection: 'providers', ...names, joins: false }),
    payload.find({ collection: 'medications', ...names }),
  ]);
  return { providers: providers.docs, medications: medications.docs };
}
