import { ZodError } from 'zod';

/** A document that cannot be shown as it is stored, and why. */
export type Skipped = {
  /** The slug of its collection or global. */
  collection: string;
  id: string;
  /** A sentence for editors and for the log. */
  reason: string;
};

/** By {@link keyOf}. */
export type Problems = ReadonlyMap<string, Skipped>;

/** A key that is unique across all collections. */
export function keyOf(collection: string, id: string): string {
  return `${collection} ${id}`;
}

/** A sentence that says what is wrong with a document; it quotes field names only, never values. */
export function reasonOf(error: unknown): string {
  if (error instanceof ZodError) {
    return error.issues
      .slice(0, 3)
      .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
      .join('; ');
  }
  // Our own code failed on a value that is missing, of another type or out of range, which the message may quote.
  if (error instanceof TypeError || error instanceof RangeError)
    return 'It does not have the form that the site expects.';
  return error instanceof Error ? error.message : String(error);
}
