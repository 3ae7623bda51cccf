import type { Request } from 'express';
import type { z } from 'zod';
import { BadRequest } from '../runtime/errors.ts';

/**
 * The known parameters of a query; unknown ones are passed over.
 * @throws BadRequest if a known one is repeated, nested or not what the schema takes.
 */
export function parseQuery<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  query: Request['query'],
): z.output<z.ZodObject<Shape>> {
  for (const [name, value] of Object.entries(query)) {
    const [known] = name.split('[');
    if (!known || !(known in schema.shape)) continue;
    if (known !== name) throw new BadRequest(`${known} is one value: write ${known}=VALUE.`);
    if (typeof value !== 'string') throw new BadRequest(`${name} is given more than once.`);
  }
  return parse(schema, query);
}

/**
 * The body of a request.
 * @throws BadRequest with the first sentence of the schema that is not met.
 */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new BadRequest(issue ? sentence(issue) : 'This request is not understood.');
}

function sentence({ code, message, path, ...issue }: z.core.$ZodIssue): string {
  const name = path.join('.');
  if (message.startsWith('Invalid option') && code === 'invalid_value' && 'values' in issue)
    return `${name} takes one of: ${issue.values.join(', ')}.`;
  if (name === '') return 'The body of the request must be a JSON object.';
  return message.endsWith('.') ? message : `${name}: ${message}.`;
}
