import type {
  CollectionSlug,
  FlattenedField,
  Payload,
  SanitizedCollectionConfig,
  TypedUser,
  Where,
} from 'payload';
import { maxDocuments } from '#collections/queries/bounds.ts';
import { BadRequest } from '../runtime/errors.ts';
import type { RestQuery } from './rest-query.ts';

/**
 * Accounts aside, which programs alone name in a document.
 * @throws BadRequest if what a document refers to is not there: a database would fail on it.
 */
export async function checkRelations(
  payload: Payload,
  fields: readonly FlattenedField[],
  document: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const field of fields) {
    const value = document[field.name] ?? [];
    if (field.type !== 'relationship' && field.type !== 'upload') continue;
    if (field.relationTo === 'users') continue;
    if (typeof field.relationTo !== 'string') continue;
    const ids = [...new Set([value].flat())] as string[];
    if (ids.length === 0) continue;
    const { relationTo: collection } = field;
    const counts = await Promise.all(ids.map((id) => countOf(payload, { collection, id })));
    if (counts.includes(0))
      throw new BadRequest(`“${field.name}” names a document that is not there.`);
  }
}

type Reference = { collection: CollectionSlug; id: string };

/** One by one: MongoDB's adapter fails on a list with an id that is none of its own. */
async function countOf(payload: Payload, { collection, id }: Reference): Promise<number> {
  const { totalDocs } = await payload.count({
    collection,
    where: { id: { equals: id } },
    trash: true,
    overrideAccess: true,
  });
  return totalDocs;
}

type Bulk = { collection?: SanitizedCollectionConfig; query: RestQuery; user: TypedUser };

/** @throws PublicError 400 if a change would reach more documents than a list shows. */
export async function checkCount(
  payload: Payload,
  { collection, query, user }: Bulk,
): Promise<void> {
  if (!collection || !query.where)
    throw new BadRequest('Say in “where” which documents are meant.');
  const { totalDocs } = await payload.count({
    collection: collection.slug,
    where: query.where as Where,
    trash: query.trash === 'true',
    overrideAccess: false,
    user,
  });
  if (totalDocs > maxDocuments)
    throw new BadRequest(
      `This would reach ${totalDocs} documents. Choose ${maxDocuments} at a time at most.`,
    );
}
