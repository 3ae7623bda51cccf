import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGuide } from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { writeRaw } from '../testing/write-raw.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

it('/healthz answers while the process lives', async () => {
  const { status, body } = await request(app.app).get('/healthz');
  expect([status, body]).toEqual([200, { status: 'alive' }]);
});

it('/readyz is ready while the database answers and nothing is left out', async () => {
  const { status, body, headers } = await request(app.app).get('/readyz');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toEqual({
    status: 'ready',
    database: { reachable: true, since: isoTime, writable: true },
    catalogue: { version: app.catalogue.version(), loadedAt: isoTime, skipped: [] },
  });
});

it('/readyz is degraded, and still 200, while a document is left out; it names it', async () => {
  const { id } = await createGuide(app.payload);
  const write = { table: 'guides', collection: 'guides', value: '' };
  await writeRaw(app.payload, id, { ...write, column: 'category', field: 'category' });
  await app.catalogue.compare();
  const { status, body } = await request(app.app).get('/readyz');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'degraded',
    database: { reachable: true },
    catalogue: {
      version: app.catalogue.version(),
      skipped: [{ collection: 'guides', id, reason: expect.stringMatching(/^category: /) }],
    },
  });
});
