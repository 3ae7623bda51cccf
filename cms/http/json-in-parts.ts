import { ReadableStream, TextEncoderStream } from 'node:stream/web';
import { jsonListParts } from './json-list.ts';

/** How deep long lists are looked for: `{ preview: { rows } }`. */
const maxDepth = 2;

/** An answer in JSON with long lists, written a part at a time, so that it keeps nobody else waiting. */
export function jsonInParts(answer: object): Response {
  const body = ReadableStream.from(partsOf(answer)).pipeThrough(new TextEncoderStream());
  return new Response(body as globalThis.ReadableStream, {
    headers: { 'Content-Type': 'application/json' },
  });
}

async function* partsOf(value: unknown, depth = 0): AsyncGenerator<string> {
  if (Array.isArray(value)) {
    yield* jsonListParts(value);
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

function isObject(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
