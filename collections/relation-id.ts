/** The id of a related document, whether or not the relation is populated. */
export function relationId(relation: string | { id: string }): string {
  return typeof relation === 'string' ? relation : relation.id;
}
