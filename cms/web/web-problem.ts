/** Why a page could not be fetched. */
export type WebProblemKind =
  | 'address'
  | 'broken'
  | 'private'
  | 'redirects'
  | 'robots'
  | 'too-large'
  | 'too-slow'
  | 'unreachable';

/** A page that could not be fetched: its message is a sentence for editors. */
export class WebProblem extends Error {
  override name = 'WebProblem';

  constructor(
    readonly kind: WebProblemKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
