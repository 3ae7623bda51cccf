import * as fc from 'fast-check';
import { hostileText } from './texts.ts';

/** A part of JSON Schema, as `openapi.json` has it. */
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

/** Anything that JSON can say, above all where something else is expected. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], [null], {
    $gt: '',
  }),
  fc.constantFrom<unknown>({ toString: 1 }, { length: -1 }, { constructor: { prototype: {} } }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** What a schema takes, with some of it wrong. */
export function valueLike(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fits(schema) }, { weight: 1, arbitrary: hostileJson });
}

function fits(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueLike));
  switch (schema.type ?? '') {
    case 'object':
      return fc.oneof(
        { weight: 4, arbitrary: fittingObject(schema) },
        objectLike(propertiesLike(schema)),
      );
    case 'array':
      return fc.array(valueLike(schema.items ?? {}), { maxLength: 4 });
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1, max: Math.min(schema.maximum ?? 10, 1e9) });
    case 'string':
      return fc.oneof({ weight: 5, arbitrary: goodText(schema) }, hostileText);
    default:
      return fc.oneof(fc.integer({ min: 1, max: 5 }), hostileJson);
  }
}

function goodText({ format, pattern }: Schema): fc.Arbitrary<string> {
  if (format === 'email' || pattern?.includes('@'))
    return fc.uuid().map((id) => `${id}@reader.example`);
  return fc.constant('Delivery was quick and the pharmacist answered my questions.');
}

/** What is required, and half of the rest. */
function fittingObject(schema: Schema): fc.Arbitrary<object> {
  return fc.record(propertiesLike(schema), { requiredKeys: [...(schema.required ?? [])] });
}

function propertiesLike({ properties = {} }: Schema): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valueLike(schema)]),
  );
}

/** An object with most of the given fields, and at times one that nobody asked for. */
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

/** As JSON.parse would make it: `__proto__` is a field like any other. */
function withField(object: object, name: string, value: unknown): object {
  return Object.defineProperty({ ...object }, name, { value, enumerable: true });
}
