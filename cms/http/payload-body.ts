import { BadRequest, UnsupportedMediaType } from '../runtime/errors.ts';

/** With one of these a POST is a read, for queries that are too long for an address. */
export const methodOverrides = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'];

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/**
 * The type that Payload is to read a body as; what is not an object would be a failure of ours to Payload.
 * @throws BadRequest unless the body is an object in JSON, or a form that has one in the field `_payload`
 * @throws UnsupportedMediaType if it is something else
 */
export async function payloadBodyType(headers: Headers, body: ArrayBuffer): Promise<string> {
  const given = headers.get('Content-Type') ?? '';
  const type = given.split(';', 1)[0]?.trim().toLowerCase();
  if (isQuery(headers) && (type === form || body.byteLength === 0)) return form;
  if (type === json || body.byteLength === 0) {
    if (body.byteLength > 0) checkObject(Buffer.from(body).toString());
    return json;
  }
  if (type !== 'multipart/form-data') {
    throw new UnsupportedMediaType('Send JSON, with the header Content-Type: application/json.');
  }
  checkObject(await payloadField(given, body));
  return given;
}

function isQuery(headers: Headers): boolean {
  return methodOverrides.some((name) => headers.get(name) === 'GET');
}

async function payloadField(type: string, body: ArrayBuffer): Promise<string> {
  const response = new Response(body, { headers: { 'Content-Type': type } });
  const fields = await response.formData().catch(() => {
    throw new BadRequest('The form is broken off, or its Content-Type names no boundary.');
  });
  const field = fields.get('_payload');
  if (typeof field === 'string') return field;
  throw new BadRequest('The form has no field _payload.');
}

function checkObject(text: string): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadRequest('The body of the request is no JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadRequest('The body of the request must be a JSON object.');
  }
}
