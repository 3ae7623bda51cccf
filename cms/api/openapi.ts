import { z } from 'zod';
import { groupBy } from '#contract/rules/group-by.ts';
import { errorSchema } from '#contract/schemas/error.ts';
import { endpoint, type ApiRoute } from './endpoint.ts';

/** The routes, and one more that describes them all. */
export function withOpenApi(routes: readonly ApiRoute[]): readonly ApiRoute[] {
  let document: OpenApi | undefined;
  const { api } = endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document',
    answer: z.looseObject({ openapi: z.string() }),
    run: (): OpenApi => (document ??= openApi(all)),
  });
  const all: readonly ApiRoute[] = api ? [...routes, api] : routes;
  return all;
}

type OpenApi = ReturnType<typeof openApi>;

/** The contract as an OpenAPI 3.1 document, made from the schemas of the endpoints. */
function openApi(routes: readonly ApiRoute[]) {
  const byPath = groupBy(
    routes.filter(({ isPersonal }) => !isPersonal),
    ({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'UK Weight Loss Medication Directory',
      version: '1',
      description: 'Providers of prescription weight-loss injections in the UK and their prices.',
    },
    components: { securitySchemes: { machine: { type: 'http', scheme: 'bearer' } } },
    paths: Object.fromEntries(
      [...byPath].map(([path, methods]) => [
        path,
        Object.fromEntries(methods.map((route) => [route.method.toLowerCase(), operation(route)])),
      ]),
    ),
  };
}

function operation(route: ApiRoute) {
  const { method, path, summary, query, body, answer, isForMachines, isLimited, isList, refusals } =
    route;
  const refused = Object.entries({
    ...refusals,
    ...(isLimited && { 429: 'Too many requests from this network address' }),
  }).map(([status, description]) => [status, { description, content: json(errorSchema) }]);
  return {
    summary,
    ...(isForMachines && { security: [{ machine: [] }] }),
    parameters: [...pathParameters(path), ...queryParameters(query)],
    ...(body && { requestBody: { required: true, content: json(body, 'input') } }),
    responses: {
      [method === 'GET' ? 200 : 201]: {
        description: summary,
        ...(isList && { headers: { Link: nextPart } }),
        content: json(answer),
      },
      ...Object.fromEntries(refused),
      default: { description: 'Any failure, in words', content: json(errorSchema) },
    },
  };
}

const nextPart = {
  description:
    'Where a part ends before the list does: the address of the next part, with rel="next"',
  schema: { type: 'string' },
};

function pathParameters(path: string) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: z.ZodObject | undefined) {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function json(schema: z.ZodType, io: 'input' | 'output' = 'output') {
  return { 'application/json': { schema: jsonSchema(schema, io) } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
