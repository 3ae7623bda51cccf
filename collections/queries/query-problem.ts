/** An invalid query, with a message for the caller. */
export class QueryProblem extends Error {
  override name = 'QueryProblem';
}
