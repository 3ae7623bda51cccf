import type { HttpError } from './http-error.ts';

/** What the API said went wrong, if it did in words. */
export function sentenceOf({ message }: HttpError): string {
  try {
    const { error } = JSON.parse(message.slice(message.indexOf('{'))) as { error?: unknown };
    return typeof error === 'string' ? error : message;
  } catch {
    return message;
  }
}
