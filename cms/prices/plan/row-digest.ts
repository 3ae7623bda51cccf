import { createHash } from 'node:crypto';
import { inGroups } from '#cms/runtime/in-groups.ts';

/** Equal for two previews if and only if their rows are equal. */
export async function rowDigest(rows: readonly object[]): Promise<string> {
  const hash = createHash('sha256');
  for await (const group of inGroups(rows, 1000))
    for (const row of group) hash.update(JSON.stringify(row));
  return hash.digest('base64url');
}
