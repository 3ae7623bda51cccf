import { relationId } from '#collections/relation-id.ts';

type Relation = string | { id: string } | null | undefined;

/**
 * The id of the document that a field leads to.
 * @throws Error if it leads nowhere: a database may empty the field when the other document goes.
 */
export function relatedId(relation: Relation, name: string): string {
  if (!relation) throw new Error(`Its ${name} is gone.`);
  return relationId(relation);
}
