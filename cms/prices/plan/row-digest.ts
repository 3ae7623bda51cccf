import { createHash } from 'node:crypto';

/** Equal for two previews if and only if their rows are equal. */
export function rowDigest(rows: readonly object[]): string {
  const hash = createHash('sha256');
  for (const row of rows) hash.update(JSON.stringify(row));
  return hash.digest('base64url');
}
