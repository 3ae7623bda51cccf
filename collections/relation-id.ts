/** The id of a related document, whether or not the document has been fetched with it. */
export function relationId(relation: string | { id: string }): string {
  return typeof relation === 'string' ? relation : relation.id;
}
