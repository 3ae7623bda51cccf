import { NotFound } from '../runtime/errors.ts';

/**
 * What was looked for.
 * @throws NotFound with this sentence if there is none
 */
export function found<Document>(
  document: Document | undefined,
  message = 'There is no page at this address.',
): Document {
  if (document === undefined) throw new NotFound(message);
  return document;
}
