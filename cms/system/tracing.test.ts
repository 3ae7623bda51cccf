import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inSpan } from '../runtime/span.ts';
import { createProvider } from '../testing/example-data.ts';
import { createTestEditors } from '../testing/test-editors.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { inTraceOfRequest } from './start-tracing.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
};
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const spans: Span[] = [];
let collector: Server;
let app: TestApp;

/** What a visitor says of a trace of its own. */
const ofVisitor = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

/** A thread knows nothing of the trace but what the request says. */
const asInAThread: RequestListener = (req, res) => {
  const listener = inTraceOfRequest(() => void inSpan('drawn', async () => void res.end()));
  context.with(ROOT_CONTEXT, () => listener(req, res));
};

/** Takes what is exported, and says nothing, as collectors do. */
beforeAll(async () => {
  collector = createServer(async (req, res) => {
    const { resourceSpans } = JSON.parse(await text(req)) as Export;
    spans.push(
      ...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
    res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  app = await startTestApp({
    admin: () => ({ handler: asInAThread, stop: async () => {} }),
    variables: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
  });
  const { slug } = await createProvider(app.payload);
  await request(app.app).get('/compare?medication=mounjaro');
  await request(app.app).get(`/api/companies/${slug}`);
  const token = (await createTestEditors(app.test)).token('viewer');
  await request(app.app).get('/cms-api/providers').set('Authorization', `JWT ${token}`);
  await request(app.app).get('/admin/login').set('traceparent', ofVisitor);
  await request(app.app).post('/api/subscribe').send({ email: 'pat@reader.example' });
  // What has not been sent is sent at the end.
  await app.stop();
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});

const named = (name: string) => spans.filter((span) => span.name === name);
const attribute = ({ attributes }: Span, name: string) => {
  const found = attributes.find(({ key }) => key === name)?.value;
  return found?.stringValue ?? found?.intValue;
};

it('a request is a trace, with what was asked for and how it was answered', () => {
  const [page] = named('GET page');
  expect(page && attribute(page, 'url.path')).toBe('/compare');
  expect(page && attribute(page, 'http.response.status_code')).toBe(200);
  expect(named('GET api')).toHaveLength(1);
});

it('its parts are what took the time: rendering, and each operation of the database', () => {
  const [page] = named('GET page');
  expect(named('render').map(({ parentSpanId }) => parentSpanId)).toEqual([page?.spanId]);
  const [editors] = named('GET editor');
  const read = spans.filter(({ name }) => name === 'database find providers');
  expect(read.map(({ traceId }) => traceId)).toEqual([editors?.traceId]);
});

it('what another thread does for a request is a part of it too, whatever a visitor says of a trace', () => {
  const admin = spans.find((span) => attribute(span, 'url.path') === '/admin/login');
  expect(named('drawn')).toMatchObject([{ traceId: admin?.traceId, parentSpanId: admin?.spanId }]);
});

it('what runs without a request is none, and no query or address of a person is in any', () => {
  const requests = new Set(
    spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name),
  );
  expect([...requests].toSorted()).toEqual(['GET api', 'GET editor', 'GET page', 'POST api']);
  expect(JSON.stringify(spans)).not.toMatch(/mounjaro|pat@/);
});
