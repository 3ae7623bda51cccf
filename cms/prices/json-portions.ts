import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { inGroups } from '#cms/runtime/in-groups.ts';

// Large values as lines of JSON, so that they are written and read a portion at a time: the first is the value with its
// lists empty, and each of the others has some items of one of them. What an older version has stored is the first alone.

/** So few that even rows of the longest cells are read in moments. */
const itemsAtOnce = 100;
const newLine = '\n'.charCodeAt(0);

type Pieces = AsyncIterable<Buffer> | Iterable<Buffer>;

/** The lines of a value, of which a list, or an object that has lists, may be long. */
export async function* toPortions(value: unknown): AsyncGenerator<string> {
  if (Array.isArray(value)) {
    yield '[]';
    for await (const items of inGroups(value, itemsAtOnce)) yield `\n${JSON.stringify(items)}`;
    return;
  }
  if (typeof value !== 'object' || value === null) {
    yield JSON.stringify(value);
    return;
  }
  const fields = Object.entries(value) as [string, unknown][];
  yield JSON.stringify(
    Object.fromEntries(fields.map(([name, each]) => [name, Array.isArray(each) ? [] : each])),
  );
  for (const [name, list] of fields) {
    if (!Array.isArray(list)) continue;
    for await (const items of inGroups(list, itemsAtOnce))
      yield `\n${JSON.stringify({ [name]: items })}`;
  }
}

/** The value that has these lines, which come in UTF-8 in pieces of any length. */
export async function fromPortions<Value>(pieces: Pieces): Promise<Value> {
  const portions = linesOf(pieces);
  const { value: first } = await portions.next();
  const value: unknown = JSON.parse(first ?? '');
  for await (const portion of portions) {
    append(value, JSON.parse(portion));
    await yieldToEventLoop();
  }
  return value as Value;
}

async function* linesOf(pieces: Pieces): AsyncGenerator<string, undefined> {
  let begun: Buffer[] = [];
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf(newLine); end >= 0; end = piece.indexOf(newLine, start)) {
      yield Buffer.concat([...begun, piece.subarray(start, end)]).toString();
      begun = [];
      start = end + 1;
    }
    begun.push(piece.subarray(start));
  }
  yield Buffer.concat(begun).toString();
}

function append(value: unknown, portion: unknown): void {
  if (Array.isArray(value)) value.push(...(portion as unknown[]));
  else
    for (const [name, items] of Object.entries(portion as Lists))
      (value as Lists)[name]?.push(...items);
}

type Lists = Record<string, unknown[]>;
