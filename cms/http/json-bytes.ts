import { jsonListParts } from './json-list.ts';

/** A value as JSON in UTF-8. A list of a large directory has tens of megabytes: others are answered between its parts. */
export async function jsonBytes(value: unknown): Promise<Buffer> {
  if (!Array.isArray(value)) return Buffer.from(JSON.stringify(value));
  const parts: Buffer[] = [];
  for await (const part of jsonListParts(value)) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
