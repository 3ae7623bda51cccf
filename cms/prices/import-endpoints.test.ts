import type { RequestListener } from 'node:http';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportSummary, Preview } from '../../contract/rules/price-import.ts';
import { payloadRest } from '../payload-rest.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';

const path = '/cms-api/import-prices';
const password = 'a long password';
const people = ['admin', 'editor', 'clerk', 'moderator', 'viewer'] as const;
const file = 'Provider,Medication,Dose,Price\nAshdown Online Clinic,Mounjaro,2.5mg,139';

let test: TestPayload;
let app: RequestListener;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  test = await startTestPayload();
  const { payload } = test;
  app = express().use('/cms-api', payloadRest(test.config));
  const provider = await createProvider(payload);
  const medication = await createMedication(payload);
  await createProduct(payload, { provider: provider.id, medication: medication.id });
  for (const role of people) {
    const email = `${role}@directory.example`;
    await payload.create({
      collection: 'users',
      data: { name: role, email, password, roles: [role] },
    });
    const { token } = await payload.login({ collection: 'users', data: { email, password } });
    tokens[role] = `JWT ${token}`;
  }
});
afterAll(() => test.stop());

function upload(content: Buffer | string, token = tokens.clerk ?? '') {
  return request(app)
    .post(`${path}?fileName=prices.csv`)
    .set('Authorization', token)
    .set('Content-Type', 'application/octet-stream')
    .send(content);
}

function ask(method: 'get' | 'post', address: string, token = tokens.clerk ?? '') {
  const client = request(app);
  return client[method](path + address).set('Authorization', token);
}

async function settled(id: string): Promise<ImportSummary> {
  for (;;) {
    const { body } = await ask('get', `/${id}`).expect(200);
    const summary = body as ImportSummary;
    if (!['applying', 'undoing'].includes(summary.status)) return summary;
  }
}

describe('the endpoints of the price import', () => {
  it.each([
    ['visitor', 403],
    ['viewer', 403],
    ['moderator', 403],
    ['clerk', 200],
    ['editor', 200],
    ['admin', 200],
  ])('answer a %s with %i', async (person, status) => {
    const token = tokens[person] ?? '';
    await ask('get', '', token).expect(status);
    await ask('get', '/files/current-prices.csv', token).expect(status);
    await upload(file, token).expect(status);
    if (status === 200) return;
    for (const action of ['preview', 'apply', 'undo']) {
      await ask('post', `/any/${action}`, token).expect(403);
    }
  });

  it('preview, apply and undo a file', async () => {
    const { body } = await upload(file).expect(200);
    const preview = body as Preview;
    expect(preview.rows).toMatchObject([{ line: 2, kind: 'changed', isLeftOut: false }]);
    const address = `/${preview.import.id}`;
    await ask('post', `${address}/apply`).send({ ticked: [], leavesOut: false }).expect(202);
    expect(await settled(preview.import.id)).toMatchObject({
      status: 'applied',
      appliedBy: 'clerk',
    });
    await ask('post', `${address}/apply`).send({ ticked: [], leavesOut: false }).expect(409);
    await ask('post', `${address}/undo`).expect(202);
    expect(await settled(preview.import.id)).toMatchObject({ status: 'undone', undoneBy: 'clerk' });
    const listed = await ask('get', '').expect(200);
    expect(listed.body).toMatchObject([{ id: preview.import.id, fileName: 'prices.csv' }]);
    const trail = await test.payload.find({ collection: 'audit-trail', sort: 'createdAt' });
    expect(trail.docs).toMatchObject([
      { userName: 'clerk', documentTitle: 'prices.csv', changes: [{ after: 'applied' }, {}] },
      { userName: 'clerk', documentTitle: 'prices.csv', changes: [{ after: 'undone' }, {}] },
    ]);
  });

  it.each([
    ['a PDF', '%PDF-1.7', 400, /^This is a PDF document/],
    ['nothing', '', 400, /^The file is empty/],
    ['100 MB', Buffer.alloc(100 * 1024 * 1024, 'a'), 413, /larger than 10 MB\. Split it/],
  ])('refuse %s in words', async (_what, content, status, sentence) => {
    const { body } = await upload(content).expect(status);
    expect((body as { message: string }).message).toMatch(sentence);
  });

  it('refuse what they do not understand in words', async () => {
    const unknown = await ask('post', '/nothing/apply').send({ ticked: [], leavesOut: false });
    expect(unknown.status).toBe(404);
    expect(unknown.body).toEqual({
      message: 'This preview is not kept any more. Choose the file again.',
    });
    await ask('post', '/nothing/apply').send({ ticked: 'all' }).expect(400);
    await ask('get', '/files/passwords.csv').expect(404);
  });

  it.each(['csv', 'xlsx'])('hand out the current prices and a template as .%s', async (format) => {
    for (const name of ['current-prices', 'template']) {
      const { headers } = await ask('get', `/files/${name}.${format}`).expect(200);
      expect(headers['content-disposition']).toBe(`attachment; filename="${name}.${format}"`);
    }
  });
});
