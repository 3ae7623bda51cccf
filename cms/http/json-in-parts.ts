import { ReadableStream, TextEncoderStream } from 'node:stream/web';
import { inGroups } from '../runtime/in-groups.ts';

const itemsAtOnce = 500;

/** An answer in JSON with long lists, written a part at a time, so that it keeps nobody else waiting. */
export function jsonInParts(answer: object): Response {
  const body = ReadableStream.from(partsOf(answer)).pipeThrough(new TextEncoderStream());
  return new Response(body as globalThis.ReadableStream, {
    headers: { 'Content-Type': 'application/json' },
  });
}

/** The JSON of a value. It may be an object with long lists, and so may the objects that are its values. */
async function* partsOf(value: unknown, depth = 0): AsyncGenerator<string> {
  if (Array.isArray(value) && value.length > itemsAtOnce) {
    let separator = '[';
    for await (const group of inGroups(value, itemsAtOnce)) {
      yield separator + JSON.stringify(group).slice(1, -1);
      separator = ',';
    }
    yield ']';
  } else if (isObject(value) && depth < maxDepth) {
    let separator = '{';
    for (const [name, each] of Object.entries(value)) {
      if (each === undefined) continue;
      yield `${separator}${JSON.stringify(name)}:`;
      yield* partsOf(each, depth + 1);
      separator = ',';
    }
    yield separator === '{' ? '{}' : '}';
  } else {
    yield JSON.stringify(value);
  }
}

const maxDepth = 2;

function isObject(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
