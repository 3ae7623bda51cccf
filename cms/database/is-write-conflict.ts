/** MongoDB's error when another transaction has stored, or is about to store, the same document. */
export function isWriteConflict(error: unknown): boolean {
  return error instanceof Error && 'codeName' in error && error.codeName === 'WriteConflict';
}
