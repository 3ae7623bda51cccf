import type { CollectionBeforeChangeHook } from 'payload';
import type { Product } from '../payload-types.ts';
import { relationId } from '../relation-id.ts';

/** `Mounjaro 2.5mg`, for lists and search in the admin. */
export const setTitle: CollectionBeforeChangeHook<Product> = async ({ data, originalDoc, req }) => {
  const { medication, dose } = { ...originalDoc, ...data };
  if (!medication) return data;
  const { name } = await req.payload.findByID({
    collection: 'medications',
    id: relationId(medication),
    depth: 0,
    select: { name: true },
    overrideAccess: true,
    req,
  });
  return { ...data, title: `${name} ${dose}` };
};
