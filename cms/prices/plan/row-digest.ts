import { createHash } from 'node:crypto';
import { forEachInTurns } from '#cms/runtime/in-turns.ts';

/** Equal for two previews if and only if their rows are equal. */
export async function rowDigest(rows: readonly object[]): Promise<string> {
  const hash = createHash('sha256');
  await forEachInTurns(rows, (row) => hash.update(JSON.stringify(row)));
  return hash.digest('base64url');
}
