import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditTrail } from '#collections/payload-types.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';

let app: TestApp;
let editors: TestEditors;
let product: { id: string };
let machine: { id: string };
let key: string;

beforeAll(async () => {
  app = await startTestApp();
  editors = await createTestEditors(app.test);
  const { payload } = app;
  const { id: provider } = await createProvider(payload);
  const { id: medication } = await createMedication(payload);
  product = await createProduct(payload, { provider, medication, pricePence: 10_000 });
  machine = await createMachine('Ashdown price feed');
  key = await keyOf(machine);
});
afterAll(() => app.test.stop());

async function createMachine(name: string): Promise<{ id: string }> {
  const { body } = await editors.post('admin', '/machines', { name }).expect(201);
  return body.doc as { id: string };
}

async function keyOf({ id }: { id: string }): Promise<string> {
  const { body } = await editors.post('admin', '/machine-keys', { machine: id }).expect(200);
  return body.key as string;
}

let networks = 0;

/** Each request comes from a network of its own. */
function ask(path: string, body: object, { authorization = `Bearer ${key}` } = {}) {
  return request(app.app)
    .post(`/api/price-imports${path}`)
    .set('X-Forwarded-For', `10.0.${Math.floor(networks / 250)}.${(networks += 1) % 250}`)
    .set('Authorization', authorization)
    .send(body);
}

const fileOf = (price: number | string, dose = '2.5mg') => ({
  csv: `Provider,Medication,Dose,Price\nAshdown Online Clinic,Mounjaro,${dose},${price}`,
});

async function priceOf({ id }: { id: string }): Promise<number> {
  return (await app.payload.findByID({ collection: 'products', id, depth: 0 })).pricePence;
}

describe('a machine', () => {
  it('sends prices, sees what they would change, and applies them in its own name', async () => {
    const { body: preview } = await ask('', fileOf(110)).expect(201);
    expect(preview.rows).toMatchObject([
      { line: 2, kind: 'changed', changes: [{ field: 'Price', from: '£100', to: '£110' }] },
    ]);
    expect(await priceOf(product)).toBe(10_000);
    const { body: applied } = await ask(`/${preview.id}/apply`, {}).expect(201);
    expect(applied).toEqual({ id: preview.id, changed: 1, added: 0, checked: 0 });
    expect(await priceOf(product)).toBe(11_000);

    const { body: imports } = await editors.get('clerk', '/import-prices').expect(200);
    const who = { uploadedBy: 'Ashdown price feed', appliedBy: 'Ashdown price feed' };
    expect(imports).toMatchObject([{ fileName: 'Ashdown price feed.csv', ...who }]);
    const { docs } = await app.payload.find({ collection: 'audit-trail', sort: '-at', limit: 1 });
    expect(docs[0] as AuditTrail).toMatchObject({
      userName: 'Ashdown price feed (machine)',
      operation: 'update',
      kind: 'price-imports',
    });
  });

  it('uses what people have said of columns, and cannot say anything of them itself', async () => {
    const csv = 'Provider,Medication,Dose,Cost per pen\nAshdown Online Clinic,Mounjaro,2.5mg,111';
    const refused = await ask('', { csv }).expect(400);
    expect(refused.body.error).toMatch(/^There is no column called “Price”\. One of the first 20/);
    await app.payload.create({
      collection: 'column-names',
      data: { heading: 'Cost per pen', readAs: 'Price' },
      overrideAccess: true,
    });
    const { body: preview } = await ask('', { csv }).expect(201);
    expect(preview).toMatchObject({
      rows: [{ kind: 'changed', changes: [{ field: 'Price', to: '£111' }] }],
      renamedColumns: [{ heading: 'Cost per pen', readAs: 'Price' }],
    });
  });

  it('is told what to do about decimal commas', async () => {
    const csv = 'Provider;Medication;Dose;Price\nAshdown Online Clinic;Mounjaro;2.5mg;194,25';
    const { body } = await ask('', { csv }).expect(400);
    expect(body.error).toBe(
      'The file has amounts with decimal commas, such as 194,25. Write them with a decimal point, or import the file in the admin, which offers to convert them.',
    );
  });

  it('cannot confirm what waits for a person, such as a price that doubles', async () => {
    const before = await priceOf(product);
    const { body: preview } = await ask('', fileOf(before / 50)).expect(201);
    expect(preview.rows).toMatchObject([{ kind: 'changed', needsTick: true }]);
    const { body } = await ask(`/${preview.id}/apply`, {}).expect(400);
    expect(body.error).toBe('There is nothing to apply: no row changes anything.');
    await ask(`/${preview.id}/apply`, { skipsInvalidRows: true, ticked: [2] }).expect(400);
    expect(await priceOf(product)).toBe(before);
  });

  it('leaves out the rows that are wrong only if it says that they may be', async () => {
    const csv = `${fileOf(112).csv}\nNobody’s Pharmacy,Mounjaro,2.5mg,99`;
    const { body: preview } = await ask('', { csv }).expect(201);
    expect(preview.rows).toMatchObject([{ kind: 'changed' }, { isInvalid: true }]);
    await ask(`/${preview.id}/apply`, {}).expect(400);
    expect(await priceOf(product)).not.toBe(11_200);
    const { body } = await ask(`/${preview.id}/apply`, { skipsInvalidRows: true }).expect(201);
    expect(body).toEqual({ id: preview.id, changed: 1, added: 0, checked: 0 });
    expect(await priceOf(product)).toBe(11_200);
  });

  it('cannot apply what another machine sent', async () => {
    const other = await keyOf(await createMachine('Another feed'));
    const { body: preview } = await ask('', fileOf(115)).expect(201);
    await ask(`/${preview.id}/apply`, {}, { authorization: `Bearer ${other}` }).expect(404);
    await ask('/nothing/apply', {}).expect(404);
  });

  it.each([
    ['', 401],
    ['Bearer', 401],
    ['Bearer directory_guessed', 401],
    ['JWT directory_guessed', 401],
  ])('is refused with %j', async (authorization, status) => {
    await ask('', fileOf(120), { authorization }).expect(status);
  });

  it.each([{}, { csv: '' }, { csv: 5 }, { csv: 'Name\nAshdown' }])(
    'is told in words what is wrong with %j',
    async (body) => {
      const { body: refusal } = await ask('', body).expect(400);
      expect(refusal.error).toMatch(/\.$/);
    },
  );

  it('is refused while it is switched off, and for good with a key that was replaced', async () => {
    const feed = await createMachine('A third feed');
    const authorization = `Bearer ${await keyOf(feed)}`;
    const switchTo = (isSwitchedOff: boolean) =>
      editors.patch('admin', `/machines/${feed.id}`, { isSwitchedOff }).expect(200);
    await switchTo(true);
    await ask('', fileOf(120), { authorization }).expect(403);
    await switchTo(false);
    await ask('', fileOf(120), { authorization }).expect(201);
    await keyOf(feed);
    await ask('', fileOf(120), { authorization }).expect(401);
  });

  it('may ask 60 times an hour, whatever networks it asks from', async () => {
    const authorization = `Bearer ${await keyOf(await createMachine('A busy feed'))}`;
    const statuses = new Set<number>();
    for (let asked = 0; asked < 60; asked += 1)
      statuses.add((await ask('/none/apply', {}, { authorization })).status);
    expect([...statuses]).toEqual([404]);
    const { headers } = await ask('/none/apply', {}, { authorization }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('reads nothing with its key, which is stored nowhere', async () => {
    const response = await request(app.app)
      .get('/cms-api/products')
      .set('Authorization', `Bearer ${key}`);
    expect(response.status).toBe(401);
    const { body } = await editors.get('admin', `/machines/${machine.id}`).expect(200);
    expect(body).toMatchObject({ name: 'Ashdown price feed', lastUsedAt: expect.any(String) });
    expect(body).not.toHaveProperty('keyHash');
    const stored = await app.payload.db.findOne({
      collection: 'machines',
      where: { id: { equals: machine.id } },
    });
    expect(JSON.stringify(stored)).not.toContain(key);
  });
});

describe('the key of a machine', () => {
  it.each(['viewer', 'moderator', 'clerk', 'editor'] as const)(
    'is not made by %s',
    async (role) => {
      await editors.post(role, '/machine-keys', { machine: machine.id }).expect(403);
    },
  );

  it('is made by administrators, as the audit trail says', async () => {
    await keyOf(await createMachine('A fourth feed'));
    const { docs } = await app.payload.find({
      collection: 'audit-trail',
      where: { operation: { equals: 'key.issued' }, documentTitle: { equals: 'A fourth feed' } },
    });
    expect(docs).toMatchObject([{ userName: 'admin' }]);
    await editors.post('admin', '/machine-keys', { machine: 'none' }).expect(404);
  });
});
