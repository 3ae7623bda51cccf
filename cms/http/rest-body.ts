import { isObject } from '#collections/queries/is-object.ts';
import { BadRequest, UnsupportedMediaType } from '../runtime/errors.ts';
import { readForm } from './rest-form.ts';

const maxNesting = 100;

/** What somebody saves: a document, and the file that comes with it in a form. */
export type Sent = { document: Record<string, unknown>; file: File | null };

/**
 * The body of a request; an empty document where there is no body.
 * @throws BadRequest if it is anything else, UnsupportedMediaType if it is neither JSON nor a form.
 */
export async function readDocument(request: Request): Promise<Sent> {
  const type = request.headers.get('Content-Type') ?? '';
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return { document: {}, file: null };
  if (/^application\/json\b/i.test(type))
    return { document: checked(new TextDecoder().decode(bytes)), file: null };
  if (/^multipart\/form-data\b/i.test(type)) {
    const { json, file } = await readForm(Buffer.from(bytes), type);
    return { document: checked(json), file };
  }
  throw new UnsupportedMediaType(
    'Send a JSON object, with the header Content-Type: application/json.',
  );
}

function checked(text: string): Record<string, unknown> {
  const value = parse(text);
  if (!isObject(value)) throw new BadRequest('The body must be a JSON object.');
  checkNesting(value);
  return value;
}

/** @throws BadRequest if a body is nested deeper than whatever reads it level by level can bear. */
export function checkNesting(body: object): void {
  if (isNestedDeeper(body, maxNesting))
    throw new BadRequest(`The body is nested deeper than ${maxNesting} levels.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest('The body is not well-formed JSON.');
  }
}

/** Level by level, because a body that is nested deeply enough exhausts the stack. */
function isNestedDeeper(value: object, levels: number): boolean {
  let level: object[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === levels) return true;
    level = level.flatMap((parent) => Object.values(parent).filter(holdsOthers));
  }
  return false;
}

function holdsOthers(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
