import type {
  CollectionSlug,
  FlattenedField,
  Payload,
  SanitizedCollectionConfig,
  TypedUser,
  Where,
} from 'payload';
import { keptByProgram } from '#collections/access/nobody.ts';
import { maxDocuments } from '#collections/queries/bounds.ts';
import { fieldsOf, rowsOf, type Values } from '#collections/queries/check-document.ts';
import { BadRequest } from '../runtime/errors.ts';
import type { RestQuery } from './rest-query.ts';

/**
 * For a document that `checkDocument` has let through.
 * @throws BadRequest if what it refers to is not there: a database would fail on it.
 */
export async function checkRelations(
  payload: Payload,
  fields: readonly FlattenedField[],
  document: Values,
): Promise<void> {
  for (const [field, value] of relationsIn(fields, document)) {
    // What a form says of it is not stored, and may be of an account that has been deleted.
    if (field.access?.create === keptByProgram.create) continue;
    const references = referencesOf(field, value);
    const isThere = await Promise.all(references.map((each) => exists(payload, field, each)));
    if (isThere.includes(false))
      throw new BadRequest(`“${field.name}” names a document that is not there.`);
  }
}

type Relation = Extract<FlattenedField, { type: 'relationship' | 'upload' }>;
type Reference = { collection: CollectionSlug; id: string };

/** The fields of a document that refer to others, those of its groups, rows and blocks among them, and what each has. */
function* relationsIn(
  fields: readonly FlattenedField[],
  document: Values,
): Generator<[Relation, unknown]> {
  for (const field of fields) {
    const value = document[field.name] ?? undefined;
    if (value === undefined) continue;
    const { type, name } = field;
    if (type === 'relationship' || type === 'upload') yield [field, value];
    if (type === 'group' || type === 'tab')
      yield* relationsIn(field.flattenedFields, value as Values);
    if (type === 'array' || type === 'blocks')
      for (const row of rowsOf(name, value)) yield* relationsIn(fieldsOf(field, row), row);
  }
}

/** What `checkDocument` has let through: ids, or each with its collection where there are several. */
function referencesOf({ relationTo }: Relation, value: unknown): Reference[] {
  if (typeof relationTo === 'string') {
    const ids = new Set([value].flat() as string[]);
    return [...ids].map((id) => ({ collection: relationTo, id }));
  }
  const named = [value].flat() as { relationTo: CollectionSlug; value: string }[];
  return named.map(({ relationTo: collection, value: id }) => ({ collection, id }));
}

/** One by one: MongoDB's adapter fails on a list with an id that is none of its own. */
async function exists(
  payload: Payload,
  { relationTo }: Relation,
  { collection, id }: Reference,
): Promise<boolean> {
  if (![relationTo].flat().includes(collection)) return false;
  const { totalDocs } = await payload.count({
    collection,
    where: { id: { equals: id } },
    trash: true,
    overrideAccess: true,
  });
  return totalDocs > 0;
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
