import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import type { Product } from '../payload-types.ts';
import { relationId } from '../relation-id.ts';

/** One product per provider, medication and dose: says so in words before the unique index would. */
export const refuseDuplicate: CollectionBeforeValidateHook<Product> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { provider, medication, dose } = { ...originalDoc, ...data };
  if (!provider || !medication || !dose) return data;
  const { totalDocs } = await req.payload.count({
    collection: 'products',
    where: {
      provider: { equals: relationId(provider) },
      medication: { equals: relationId(medication) },
      dose: { equals: dose },
      ...(operation === 'update' && { id: { not_equals: originalDoc?.id } }),
    },
    overrideAccess: true,
    req,
  });
  if (totalDocs === 0) return data;
  const message =
    'This provider already lists this dose of this medication. Edit that product instead.';
  throw new ValidationError({ collection: 'products', errors: [{ path: 'dose', message }], req });
};
