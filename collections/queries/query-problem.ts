/** What is wrong with a query, in a sentence for whoever sent it. */
export class QueryProblem extends Error {
  override name = 'QueryProblem';
}
