import { ValidationError } from 'payload';

/** Whether the database refused a document because another one has the same value in a unique field. */
export function isDuplicate(error: unknown, field: string): boolean {
  return error instanceof ValidationError && error.data.errors.some(({ path }) => path === field);
}
