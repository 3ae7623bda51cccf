import { relationId } from '#collections/relation-id.ts';

type Relation = string | { id: string } | null | undefined;

/**
 * The id of the document that a relationship field refers to.
 * @throws Error if it is empty: a database may clear the field when the other document is deleted.
 */
export function relatedId(relation: Relation, name: string): string {
  if (!relation) throw new Error(`Its ${name} no longer exists.`);
  return relationId(relation);
}
