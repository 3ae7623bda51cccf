/** An invalid query, with a message for the caller; `path` is the field that it is about, where a form can mark it. */
export class QueryProblem extends Error {
  override name = 'QueryProblem';
  readonly path?: string;

  constructor(message: string, path?: string) {
    super(message);
    this.path = path;
  }
}
