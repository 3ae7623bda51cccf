import { errorSchema } from '#contract/schemas/error.ts';
import type { HttpError } from './http-error.ts';

/** What the API said went wrong, if it did in words. */
export function sentenceOf({ message }: HttpError): string {
  const body = message.slice(message.indexOf('{'));
  try {
    return errorSchema.parse(JSON.parse(body)).error;
  } catch {
    return message;
  }
}
