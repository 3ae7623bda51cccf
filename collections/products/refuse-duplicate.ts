import type { CollectionBeforeValidateHook } from 'payload';
import { fieldRefusal } from '../field-refusal.ts';
import type { Product } from '../payload-types.ts';
import { relationId } from '../relation-id.ts';
import { changes } from './observed-fields.ts';

const identity = ['provider', 'medication', 'dose'] as const;

/**
 * One product per provider, medication and dose: says so in words before the unique index would. A save that leaves them as
 * they are makes no duplicate.
 */
export const refuseDuplicate: CollectionBeforeValidateHook<Product> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const stored = operation === 'update' ? originalDoc : undefined;
  if (!identity.some((field) => changes(field, { ...data }, stored))) return data;
  const { provider, medication, dose } = { ...originalDoc, ...data };
  if (!provider || !medication || !dose) return data;
  const { docs } = await req.payload.find({
    collection: 'products',
    where: {
      provider: { equals: relationId(provider) },
      medication: { equals: relationId(medication) },
      dose: { equals: dose },
      ...(operation === 'update' && { id: { not_equals: originalDoc?.id } }),
    },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { deletedAt: true },
    trash: true,
    overrideAccess: true,
    req,
  });
  const [other] = docs;
  if (!other) return data;
  const message = other.deletedAt
    ? 'This dose of this medication at this provider is in the trash. Restore it there and edit it.'
    : 'This provider already lists this dose of this medication. Edit that product instead.';
  throw fieldRefusal({ path: 'dose', message });
};
