import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#collections/access/roles.ts';
import type { ImportSummary, Preview } from '#contract/rules/price-import.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';

const path = '/import-prices';
const file = 'Provider,Medication,Dose,Price\nAshdown Online Clinic,Mounjaro,2.5mg,139';

let test: TestPayload;
let editors: TestEditors;

beforeAll(async () => {
  test = await startTestPayload();
  const { payload } = test;
  editors = await createTestEditors(test);
  const provider = await createProvider(payload);
  const medication = await createMedication(payload);
  await createProduct(payload, { provider: provider.id, medication: medication.id });
});
afterAll(() => test.stop());

function upload(content: Buffer | string, role: Role | null = 'clerk') {
  return editors
    .post(role, `${path}?fileName=prices.csv`)
    .set('Content-Type', 'application/octet-stream')
    .send(content);
}

function ask(method: 'get' | 'post', address: string, role: Role | null = 'clerk') {
  return editors[method](role, path + address);
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
    [null, 401],
    ['viewer', 403],
    ['moderator', 403],
    ['clerk', 200],
    ['editor', 200],
    ['admin', 200],
  ] as const)('answer %s with %i', async (role, status) => {
    await ask('get', '', role).expect(status);
    await ask('get', '/files/current-prices.csv', role).expect(status);
    await upload(file, role).expect(status);
    if (status === 200) return;
    for (const action of ['preview', 'apply', 'undo']) {
      await ask('post', `/any/${action}`, role).expect(status);
    }
  });

  it('preview, apply and undo a file', async () => {
    const { body } = await upload(file).expect(200);
    const preview = body as Preview;
    expect(preview.rows).toMatchObject([{ line: 2, kind: 'changed', isInvalid: false }]);
    const address = `/${preview.import.id}`;
    await ask('post', `${address}/apply`).send({ ticked: [], skipsInvalidRows: false }).expect(202);
    expect(await settled(preview.import.id)).toMatchObject({
      status: 'applied',
      appliedBy: 'clerk',
    });
    await ask('post', `${address}/apply`).send({ ticked: [], skipsInvalidRows: false }).expect(409);
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
  ])('refuse %s in words', async (_what, content, status, sentence) => {
    const { body } = await upload(content).expect(status);
    expect((body as { message: string }).message).toMatch(sentence);
  });

  it('refuse what they do not understand in words', async () => {
    const unknown = await ask('post', '/nothing/apply').send({
      ticked: [],
      skipsInvalidRows: false,
    });
    expect(unknown.status).toBe(404);
    expect(unknown.body).toEqual({
      message: 'This preview has expired. Choose the file again.',
    });
    await ask('post', '/nothing/apply').send({ ticked: 'all' }).expect(400);
    await ask('post', '/nothing/apply').expect(400);
    await ask('get', '/files/passwords.csv').expect(404);
  });

  it.each(['csv', 'xlsx'])('hand out the current prices and a template as .%s', async (format) => {
    for (const name of ['current-prices', 'template']) {
      const { headers } = await ask('get', `/files/${name}.${format}`).expect(200);
      expect(headers['content-disposition']).toBe(`attachment; filename="${name}.${format}"`);
    }
  });
});

describe('a past import', () => {
  it('has its file as it was sent, and what became of each row', async () => {
    const sent = `${file}\nNobody Clinic,Mounjaro,2.5mg,120`;
    const { body } = await upload(sent).expect(200);
    const { id } = (body as Preview).import;
    await ask('get', `/${id}/rows`).expect(404);
    await ask('post', `/${id}/apply`).send({ ticked: [], skipsInvalidRows: true }).expect(202);
    await settled(id);

    const opened = await ask('get', `/${id}/rows`).expect(200);
    expect(opened.body).toMatchObject({
      import: { id, fileName: 'prices.csv', status: 'applied' },
      rows: [
        { line: 2, fate: 'written', changes: [{ field: 'Price', to: '£139' }] },
        { line: 3, fate: 'left out', reason: expect.stringContaining('Nobody Clinic') as string },
      ],
    });
    const kept = await ask('get', `/${id}/file`).expect(200);
    expect((kept.body as Buffer).toString()).toBe(sent);
    expect(kept.headers['content-disposition']).toBe("attachment; filename*=UTF-8''prices.csv");
    await ask('post', `/${id}/undo`).expect(202);
    await settled(id);
    await ask('get', `/${id}/rows`, 'viewer').expect(403);
    await ask('get', `/${id}/file`, null).expect(401);
    await ask('get', '/nobody/file').expect(404);
  });
});
