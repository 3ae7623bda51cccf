import { inGroups } from '../runtime/in-groups.ts';

/** The items of a list that become JSON in one turn of the event loop: a few milliseconds' work. */
const itemsAtOnce = 200;

/** A value as JSON in UTF-8. A list of a large directory has tens of megabytes: others are answered between its parts. */
export async function jsonBytes(value: unknown): Promise<Buffer> {
  if (!Array.isArray(value)) return Buffer.from(JSON.stringify(value));
  const parts: Buffer[] = [];
  for await (const items of inGroups(value, itemsAtOnce)) {
    const withoutBrackets = JSON.stringify(items).slice(1, -1);
    parts.push(Buffer.from(parts.length === 0 ? withoutBrackets : `,${withoutBrackets}`));
  }
  return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]);
}
