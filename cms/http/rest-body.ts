import { isObject } from '#collections/queries/is-object.ts';
import { BadRequest, UnsupportedMediaType } from '../runtime/errors.ts';

const maxNesting = 100;

/**
 * The body of a request as an object; an empty one where there is no body.
 * @throws BadRequest if it is anything else, UnsupportedMediaType if it is neither JSON nor a form.
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('Content-Type') ?? '';
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return {};
  if (/^application\/json\b/i.test(type)) return checked(new TextDecoder().decode(bytes));
  if (/^multipart\/form-data\b/i.test(type)) return checked(await formField(bytes, type));
  throw new UnsupportedMediaType(
    'Send a JSON object, with the header Content-Type: application/json.',
  );
}

/** The forms of the admin carry their JSON in a field of its own. */
async function formField(bytes: ArrayBuffer, type: string): Promise<string> {
  const form = await new Response(bytes, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => undefined);
  if (!form) throw new BadRequest('The form is broken off, or its boundary is missing.');
  const json = form.get('_payload');
  return typeof json === 'string' ? json : '{}';
}

function checked(text: string): Record<string, unknown> {
  const value = parse(text);
  if (!isObject(value)) throw new BadRequest('The body must be a JSON object.');
  if (isNestedDeeper(value, maxNesting))
    throw new BadRequest(`The body is nested deeper than ${maxNesting} levels.`);
  return value;
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
