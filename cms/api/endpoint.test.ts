import express from 'express';
import type { Payload } from 'payload';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createErrorHandler } from '../http/error-handler.ts';
import { limit } from '../http/limit.ts';
import { Conflict } from '../runtime/errors.ts';
import { endpoint } from './endpoint.ts';
import { createApi } from './index.ts';

const logged: unknown[] = [];
const logger = {
  info: () => {},
  error: (details: unknown) => logged.push(details),
} as unknown as Payload['logger'];

const shelves = endpoint({
  method: 'GET',
  path: '/api/shops/:shop/shelves',
  summary: 'The shelves of a shop',
  query: z.object({ colour: z.string().default('any'), page: z.coerce.number().default(1) }),
  answer: z.array(z.string()),
  run: ({ params: { shop }, query: { colour, page } }) => [`${shop} ${colour} ${page}`],
});

/** Counts visitors anew each time. */
const sign = () =>
  endpoint({
    method: 'POST',
    path: '/api/shops/:shop/visitors',
    summary: 'Sign the visitors’ book',
    body: z.object({ name: z.string('Please enter your name.').min(1, 'Please enter your name.') }),
    answer: z.object({ shop: z.string() }),
    refusals: { 409: 'Has signed already' },
    limit: limit({ name: 'visitors', requests: 3, minutes: 60, message: 'Too many visitors.' }),
    run: ({ params: { shop }, body: { name } }) => {
      if (name === 'Known') throw new Conflict('You have signed already.');
      if (name === 'Broken') throw new Error('The pen is empty');
      return { shop };
    },
    form: {
      path: '/:shop/sign',
      next: (outcome, { shop }) => `/${encodeURIComponent(shop)}?result=${outcome}`,
    },
  });

const mine = endpoint({
  method: 'GET',
  path: '/api/mine',
  summary: 'For one person',
  isPersonal: true,
  answer: z.string(),
  run: () => 'yours',
});

/** A server with these endpoints and nothing else, which nobody has asked for anything yet. */
function start() {
  const api = createApi([shelves, sign(), mine], logger);
  const errorHandler = createErrorHandler(logger);
  const app = express()
    .set('query parser', 'simple')
    .use(api.routes, api.forms)
    .use(((error, req, res, _next) =>
      errorHandler(error, req, res)) as express.ErrorRequestHandler);
  return { site: supertest(app), knownParameters: api.knownParameters };
}

describe('what is declared once', () => {
  it('has a route, whose query is parsed', async () => {
    const { site } = start();
    await site
      .get('/api/shops/corner/shelves?colour=red&page=2&other=1')
      .expect(200, ['corner red 2'])
      .expect('Cache-Control', 'public, no-cache');
    await site.get('/api/shops/corner/shelves?page=two').expect(400);
    await site.post('/api/shops/corner/shelves').expect(405).expect('Allow', 'GET, HEAD');
    await site.get('/api/shops/corner/visitors').expect(405).expect('Allow', 'POST');
  });

  it('is in the OpenAPI document, unless it is for one person', async () => {
    const { body } = await start().site.get('/api/openapi.json').expect(200);
    expect(Object.keys(body.paths)).toEqual([
      '/api/shops/{shop}/shelves',
      '/api/shops/{shop}/visitors',
      '/api/openapi.json',
    ]);
    const { get } = body.paths['/api/shops/{shop}/shelves'];
    expect(get.summary).toBe('The shelves of a shop');
    expect(
      get.parameters.map((each: { in: string; name: string }) => [each.in, each.name]),
    ).toEqual([
      ['path', 'shop'],
      ['query', 'colour'],
      ['query', 'page'],
    ]);
    const { post } = body.paths['/api/shops/{shop}/visitors'];
    expect(Object.keys(post.responses)).toEqual(['201', '409', '429', 'default']);
    expect(post.requestBody.content['application/json'].schema.required).toEqual(['name']);
  });

  it('is known to the response cache by its path and its own parameters', () => {
    const { knownParameters } = start();
    expect(knownParameters('/api/shops/corner/shelves')).toEqual(['colour', 'page']);
    expect(knownParameters('/api/openapi.json')).toEqual([]);
    expect(knownParameters('/api/nothing')).toEqual([]);
    expect(knownParameters('/api/mine')).toBeUndefined();
  });

  it('has a form that says how it ended, with what it shares: body, limit and result', async () => {
    const { site } = start();
    const send = (body: object) => site.post('/corner%20shop/sign').type('form').send(body);
    const next = (outcome: string) => `/corner%20shop?result=${outcome}`;
    await send({}).expect(303).expect('Location', next('invalid'));
    await send({ name: 'Ann' }).expect(303).expect('Location', next('received'));
    await send({ name: 'Known' }).expect('Location', next('conflict'));
    await site.post('/api/shops/corner/visitors').send({ name: 'Bob' }).expect(201);
    await send({ name: 'Cleo' }).expect('Location', next('too-many'));
    await site.post('/api/shops/corner/visitors').send({ name: 'Cleo' }).expect(429);
    await site
      .post('/api/shops/corner/visitors')
      .send({})
      .expect(400, { error: 'Please enter your name.' });
  });

  it('leads on from its form when we fail, too, and the log says why', async () => {
    const { site } = start();
    await site
      .post('/corner/sign')
      .type('form')
      .send({ name: 'Broken' })
      .expect(303)
      .expect('Location', '/corner?result=failed');
    expect(logged).toEqual([{ err: new Error('The pen is empty') }]);
  });
});
