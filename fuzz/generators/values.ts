import * as fc from 'fast-check';
import { hostileText } from './texts.ts';

/** The subset of JSON Schema that `openapi.json` uses. */
export type Schema = {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
};

/** Any JSON value, for use where another is expected. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], [null], {
    $gt: '',
  }),
  fc.constantFrom<unknown>({ toString: 1 }, { length: -1 }, { constructor: { prototype: {} } }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A value that fits a schema, partly fits it, or does not fit at all. */
export function valueLike(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: fits(schema) },
    { weight: 2, arbitrary: nearlyFits(schema) },
    { weight: 1, arbitrary: hostileJson },
  );
}

function fits(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fits));
  switch (schema.type ?? '') {
    case 'object':
      return fc.record(propertiesOf(schema, fits), { requiredKeys: [...(schema.required ?? [])] });
    case 'array':
      return fc.array(fits(schema.items ?? {}), { maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 10, 1e9) });
    case 'string':
      return fittingText(schema);
    default:
      return fc.integer({ min: 1, max: 5 });
  }
}

function fittingText({ format, pattern }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.constant('2026-11-20T12:00:00.000Z');
  if (format === 'email' || pattern?.includes('@'))
    return fc.uuid().map((id) => `${id}@reader.example`);
  return fc.uuid().map((id) => `Delivery was quick and the pharmacist answered my questions ${id}`);
}

function nearlyFits(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.type ?? '') {
    case 'object':
      return objectLike(propertiesOf(schema, valueLike));
    case 'array':
      return fc.array(valueLike(schema.items ?? {}), { maxLength: 4 });
    default:
      return hostileText;
  }
}

function propertiesOf(
  { properties = {} }: Schema,
  valueOf: (schema: Schema) => fc.Arbitrary<unknown>,
): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)]),
  );
}

/** An object with most of the given fields, and sometimes an extra one. */
export function objectLike(
  fields: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<object> {
  const odd = fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'id',
    '_id',
    '$where',
    'a.b',
    '',
  );
  return fc
    .tuple(
      fc.record(fields, { requiredKeys: [] }),
      fc.option(fc.tuple(odd, hostileJson), { freq: 6 }),
    )
    .map(([object, extra]) => (extra ? withField(object, ...extra) : object));
}

/** Defines a property as JSON.parse does, so that `__proto__` is an ordinary field. */
function withField(object: object, name: string, value: unknown): object {
  return Object.defineProperty({ ...object }, name, { value, enumerable: true });
}
