import { ValidationError } from 'payload';

/** Whether MongoDB refused a write below Payload because of a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown }).code === 11000;
}

/** Whether the database refused a document because another one has the same value in a unique field. */
export function isDuplicate(error: unknown, field: string): boolean {
  return error instanceof ValidationError && error.data.errors.some(({ path }) => path === field);
}
