import { randomBytes } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#collections/payload-types.ts';
import { correctionsSchema } from '#contract/schemas/correction.ts';
import {
  createMedication,
  createProduct,
  createRegisteredProvider,
} from '#cms/testing/example-data.ts';
import { startTestApp, type TestApp } from '#cms/testing/test-app.ts';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';

let test: TestApp;
let editors: TestEditors;
let product: Product;
let providerName: string;

beforeAll(async () => {
  test = await startTestApp();
  editors = await createTestEditors(test.test);
});
afterAll(() => test.stop());
beforeEach(async () => {
  const { payload } = test;
  await payload.delete({ collection: 'corrections', where: {}, overrideAccess: true });
  providerName = `Clinic ${visitor()}`;
  const provider = await createRegisteredProvider(payload, { slug: '', name: providerName });
  const name = `Mounjaro ${visitors}`;
  const medication = await createMedication(payload, { slug: '', name });
  product = await createProduct(payload, { provider: provider.id, medication: medication.id });
});

let visitors = 0;
/** A network address that has sent nothing yet. */
function visitor(): string {
  visitors += 1;
  return `203.0.113.${visitors}`;
}

const wrongPrice = { whatIsWrong: 'price', whatIsRight: '£139.50' };

function correct(body: object, id = product.id, from = visitor()) {
  return supertest(test.app)
    .post(`/api/products/${id}/corrections`)
    .set('X-Forwarded-For', from)
    .send(body);
}

async function stored() {
  const { docs } = await test.payload.find({ collection: 'corrections', depth: 0 });
  return docs;
}

const change = (data: Partial<Product>) =>
  test.payload.update({ collection: 'products', id: product.id, data });

/** The newest two observations of the product, newest first. */
async function observed() {
  const { docs } = await test.payload.find({
    collection: 'observations',
    where: { product: { equals: product.id } },
    sort: '-recordedAt',
    limit: 2,
    depth: 0,
  });
  return docs;
}

describe('a correction', () => {
  it('waits for the editors with what is wrong, what is right and where it can be seen', async () => {
    await correct({ ...wrongPrice, link: ' https://clinic.example/prices ' }).expect(201);
    expect(await stored()).toMatchObject([
      { ...wrongPrice, product: product.id, link: 'https://clinic.example/prices', status: 'new' },
    ]);
  });

  it.each([
    [{ ...wrongPrice, whatIsWrong: 'the colour' }, 'Please choose what is wrong.'],
    [{ ...wrongPrice, whatIsRight: ' ' }, 'Please write what is right.'],
    [{ ...wrongPrice, whatIsRight: 'a'.repeat(301) }, 'Please shorten what is right'],
    [
      { ...wrongPrice, link: 'javascript:alert(1)' },
      'Enter a web address that starts with https://',
    ],
    [{ ...wrongPrice, link: 'https://clinic.example@elsewhere.example/' }, 'name and password'],
    [{ ...wrongPrice, whatIsRight: '\u200B\u202E' }, 'Please write what is right.'],
  ])('%j is refused with a sentence and not stored', async (body, sentence) => {
    const { body: answer } = await correct(body).expect(400);
    expect(JSON.stringify(answer)).toContain(sentence);
    expect(await stored()).toEqual([]);
  });

  it('names the provider to whoever settles it, because the product alone is one of many', async () => {
    await correct(wrongPrice).expect(201);
    const { body } = await editors.get('clerk', '/corrections').expect(200);
    expect(body.docs[0].provider).toBe(providerName);
  });

  it('of a product that is not on the site is a 404', async () => {
    await correct(wrongPrice, 'unknown').expect(404);
  });

  it('that a robot sends is answered as others, and dropped', async () => {
    await correct({ ...wrongPrice, website: 'https://spam.example' }).expect(201);
    expect(await stored()).toEqual([]);
  });

  it('works as a form without JavaScript, with an empty link', async () => {
    await supertest(test.app)
      .post(`/prices/${product.id}`)
      .set('X-Forwarded-For', visitor())
      .type('form')
      .send({ ...wrongPrice, link: '' })
      .expect(303)
      .expect('Location', `/prices/${product.id}?correction=received#correction`);
    expect((await stored())[0]?.link).toBeFalsy();
  });

  it('comes ten times an hour from a network at most', async () => {
    const from = visitor();
    for (let sent = 0; sent < 10; sent += 1)
      await correct(wrongPrice, product.id, from).expect(201);
    await correct(wrongPrice, product.id, from).expect(429);
  });
});

describe('accepting a correction', () => {
  async function accept(role: 'clerk' | 'moderator' = 'clerk', evidence?: string) {
    const [correction] = await stored();
    return editors.post(role, '/accept-correction').send({ id: correction?.id, evidence });
  }

  it.each([
    ['price', '£139.50', { pricePence: 13_950 }],
    ['consultationFee', 'free', { consultationFeePence: 0 }],
    ['deliveryFee', '4.95', { deliveryFeePence: 495 }],
    ['stock', 'out of stock', { inStock: false }],
  ])(
    'of %s puts it right in one step, with an observation that corrects the one before',
    async (whatIsWrong, whatIsRight, right) => {
      await correct({ whatIsWrong, whatIsRight }).expect(201);
      expect((await accept()).status).toBe(200);
      const [newest, before] = await observed();
      expect(newest).toMatchObject({
        ...right,
        corrects: before?.id,
        route: 'form',
        byRole: 'clerk',
      });
      expect(await stored()).toMatchObject([{ status: 'accepted', observation: newest?.id }]);
      const now = await test.payload.findByID({ collection: 'products', id: product.id });
      expect(now).toMatchObject(right);
    },
  );

  it('that is then reopened takes back what it was put right with', async () => {
    await correct(wrongPrice).expect(201);
    await accept();
    const [accepted] = await stored();
    expect(accepted?.observation).toBeTruthy();
    await editors.patch('clerk', `/corrections/${accepted?.id}`, { status: 'new' }).expect(200);
    expect(await stored()).toMatchObject([{ observation: null, settledAt: null }]);
  });

  it('stores the evidence with the observation', async () => {
    const id = randomBytes(32).toString('hex');
    const data = { id, extension: 'png', bytes: 1 };
    await test.payload.db.create({ collection: 'evidence', data });
    await correct(wrongPrice).expect(201);
    expect((await accept('clerk', 'a file that is not there')).status).toBe(400);
    expect(await stored()).toMatchObject([{ status: 'new' }]);
    expect((await accept('clerk', id)).status).toBe(200);
    expect((await observed()).map(({ evidence }) => evidence)).toEqual([id, null]);
  });

  it('makes it public with the old and the new value, and when it was reported and corrected', async () => {
    await correct(wrongPrice).expect(201);
    await accept();
    const { body } = await supertest(test.app).get('/api/corrections').expect(200);
    const [correction] = correctionsSchema.parse(body);
    expect(correction).toMatchObject({
      productId: product.id,
      whatWasWrong: 'price',
      was: '£129',
      is: '£139.50',
    });
    expect(correction!.correctedAt >= correction!.reportedAt).toBe(true);
  });

  it.each([
    ['consultationFee', 'included', 'Not stated', 'Included'],
    ['deliveryFee', 'free', '£4.95', 'Free'],
  ])(
    'of %s makes it public in the words of the price comparison',
    async (whatIsWrong, whatIsRight, was, is) => {
      await test.payload.update({
        collection: 'products',
        id: product.id,
        data: { consultationFeePence: null, deliveryFeePence: 495 },
      });
      await correct({ whatIsWrong, whatIsRight }).expect(201);
      await accept();
      const { body } = await supertest(test.app).get('/api/corrections').expect(200);
      expect(correctionsSchema.parse(body)).toMatchObject([{ was, is }]);
    },
  );

  it.each([
    ['price', 'it is cheaper'],
    ['other', 'They deliver on Sundays'],
  ])(
    'of %s with “%s”, which cannot be read, asks to do it by hand and changes nothing',
    async (whatIsWrong, whatIsRight) => {
      await correct({ whatIsWrong, whatIsRight }).expect(201);
      const { status, body } = await accept();
      expect(status).toBe(400);
      expect(body.message).toContain('Correct the product yourself');
      expect(await stored()).toMatchObject([{ status: 'new' }]);
      expect(await observed()).toHaveLength(1);
    },
  );

  it.each([
    ['price', '£129'],
    ['consultationFee', 'not stated'],
    ['stock', 'in stock'],
  ])('of %s with “%s”, which is stored already, is refused', async (whatIsWrong, whatIsRight) => {
    await test.payload.update({
      collection: 'products',
      id: product.id,
      data: { pricePence: 12_900, consultationFeePence: null, inStock: true },
    });
    const before = await observed();
    await correct({ whatIsWrong, whatIsRight }).expect(201);
    const { status, body } = await accept();
    expect(status).toBe(409);
    expect(body.message).toContain('stored already');
    expect(await stored()).toMatchObject([{ status: 'new' }]);
    expect(await observed()).toEqual(before);
  });

  it.each([
    ['price', '£135', { pricePence: 13_900 }],
    ['consultationFee', 'free', { consultationFeePence: 1500 }],
    ['deliveryFee', '4.95', { deliveryFeePence: 395 }],
    ['stock', 'in stock', { inStock: false }],
  ])(
    'of %s with “%s” is refused if another figure has been stored since it was reported',
    async (whatIsWrong, whatIsRight, data) => {
      await correct({ whatIsWrong, whatIsRight }).expect(201);
      await change(data);
      const before = await observed();
      const { status, body } = await accept();
      expect(status).toBe(409);
      expect(body.message).toBe(
        'This figure has been changed since it was reported. Compare it with the provider’s own page, set it in the product if it is still wrong, then choose “Put right” here.',
      );
      expect(await stored()).toMatchObject([{ status: 'new' }]);
      expect(await observed()).toEqual(before);
    },
  );

  it.each([
    ['has been checked and found unchanged', () => [{ checkedAt: new Date().toISOString() }]],
    ['is stored with another fee', () => [{ deliveryFeePence: 395 }]],
    ['was another one for a while', () => [{ pricePence: 13_900 }, { pricePence: 12_900 }]],
  ])('is possible if the figure %s since it was reported', async (_, changes) => {
    await correct(wrongPrice).expect(201);
    for (const data of changes()) await change(data);
    expect((await accept()).status).toBe(200);
    const now = await test.payload.findByID({ collection: 'products', id: product.id });
    expect(now.pricePence).toBe(13_950);
  });

  it.each([
    ['price', '£1,290', 'price'],
    ['price', '12.90', 'price'],
    ['deliveryFee', '£295', 'total'],
  ])(
    'of a %s of %s asks to confirm so large a change in the product',
    async (whatIsWrong, whatIsRight, what) => {
      await correct({ whatIsWrong, whatIsRight }).expect(201);
      const { status, body } = await accept();
      expect(status).toBe(409);
      expect(body.message).toContain(`The ${what} would change by more than 30%.`);
      expect(await stored()).toMatchObject([{ status: 'new' }]);
      expect(await observed()).toHaveLength(1);
    },
  );

  it('happens once, and by those who keep prices', async () => {
    await correct(wrongPrice).expect(201);
    expect((await accept('moderator')).status).toBe(403);
    expect((await accept()).status).toBe(200);
    expect((await accept()).status).toBe(409);
    expect(await observed()).toHaveLength(2);
  });
});

describe('a correction that is settled by hand', () => {
  it('keeps when that was, and forgets it if it is reopened', async () => {
    await correct(wrongPrice).expect(201);
    const [{ id } = { id: '' }] = await stored();
    const set = (status: string) =>
      editors.patch('clerk', `/corrections/${id}`, { status }).expect(200);
    await set('declined');
    expect((await stored())[0]?.settledAt).toBeTruthy();
    expect((await supertest(test.app).get('/api/corrections')).body).toEqual([]);
    await set('new');
    expect((await stored())[0]?.settledAt).toBeNull();
    await set('accepted');
    expect((await supertest(test.app).get('/api/corrections')).body).toHaveLength(1);
    await set('new');
    expect((await supertest(test.app).get('/api/corrections')).body).toEqual([]);
  });

  it('is public while its product is on the site, however many newer ones are of others', async () => {
    const { payload } = test;
    const settled = async (id: string, settledAt: string) => {
      const data = {
        ...wrongPrice,
        product: id,
        status: 'accepted',
        reportedAt: settledAt,
        settledAt,
      };
      await payload.db.create({ collection: 'corrections', data });
    };
    const { provider, medication } = product;
    const gone = await createProduct(payload, { provider, medication, dose: '5mg' });
    const deletedAt = new Date().toISOString();
    await payload.update({ collection: 'products', id: gone.id, data: { deletedAt } });
    await settled(product.id, '2026-01-01T00:00:00.000Z');
    for (let count = 0; count < 100; count += 1) await settled(gone.id, '2026-02-01T00:00:00.000Z');
    const { body } = await supertest(test.app).get('/api/corrections').expect(200);
    expect(correctionsSchema.parse(body)).toMatchObject([{ productId: product.id }]);
  });
});
