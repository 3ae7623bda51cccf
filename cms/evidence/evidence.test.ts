import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '#collections/access/roles.ts';
import type { Product, Provider } from '#collections/payload-types.ts';
import { evidenceThumbnail, maxEvidenceBytes } from '#contract/rules/evidence.ts';
import { observationPageSchema } from '#contract/schemas/observation.ts';
import { productsSchema } from '#contract/schemas/product.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { examplePdf, examplePicture } from '../testing/files.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';

type Kept = { id: string; url: string };

const longAgo = '2025-01-01T00:00:00.000Z';

let test: TestApp;
let api: ReturnType<typeof supertest>;
let editors: TestEditors;
let provider: Provider;
let medication: { id: string };

beforeAll(async () => {
  test = await startTestApp();
  api = supertest(test.app);
  editors = await createTestEditors(test.test);
  provider = await createProvider(test.payload);
  medication = await createMedication(test.payload);
});
afterAll(() => test.stop());

let doses = 0;
function create(fields: Partial<Product> = {}): Promise<Product> {
  doses += 1;
  return createProduct(test.payload, {
    provider: provider.id,
    medication: medication.id,
    dose: `${doses}mg`,
    checkedAt: longAgo,
    ...fields,
  });
}

/** Sends a file as the admin does, through the whole pipeline. */
async function upload(file: Buffer, role: Role | null = 'clerk') {
  const asked = api.post('/cms-api/upload-evidence').type('application/octet-stream');
  if (role) asked.set(signedIn(role));
  return asked.send(file);
}

const signedIn = (role: Role) => ({ Authorization: `JWT ${editors.token(role)}` });

async function kept(file: Buffer): Promise<Kept> {
  const { body, status } = await upload(file);
  expect(status).toBe(201);
  return body as Kept;
}

/** Evidence that an observation of a product names. */
async function named(file: Buffer, product?: Product): Promise<Kept> {
  const evidence = await kept(file);
  const { id } = product ?? (await create());
  await editors.patch('clerk', `/products/${id}`, { evidence: evidence.id }).expect(200);
  return evidence;
}

async function receipt({ id }: { id: string }) {
  const { body } = await api.get(`/api/products/${id}/observations`).expect(200);
  return observationPageSchema.parse(body).observations;
}

const folder = () => path.join(test.test.env.dataDir, 'evidence');
const fileOf = ({ url }: Kept) => path.join(folder(), path.basename(url));

describe('a file of evidence', () => {
  it('is kept under the SHA-256 of its bytes, closed to others on the machine', async () => {
    const evidence = await kept(await examplePicture());
    const bytes = readFileSync(fileOf(evidence));
    expect(evidence.id).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(evidence.url).toBe(`/evidence/${evidence.id}.png`);
    expect(statSync(fileOf(evidence)).mode & 0o077).toBe(0);
    const document = await test.payload.findByID({ collection: 'evidence', id: evidence.id });
    expect(document).toMatchObject({
      bytes: bytes.length,
      extension: 'png',
      uploadedBy: { id: editors.user('clerk').id },
    });
  });

  it('that comes twice, at once or later, is one', async () => {
    const file = await examplePicture();
    const both = await Promise.all([kept(file), kept(file)]);
    expect(await kept(file)).toEqual(both[0]);
    expect(both[1]).toEqual(both[0]);
    const { totalDocs } = await test.payload.count({
      collection: 'evidence',
      where: { id: { equals: both[0].id } },
    });
    expect(totalDocs).toBe(1);
    expect(readdirSync(folder()).filter((name) => name.startsWith(both[0].id))).toHaveLength(1);
  });

  it.each([
    [null, 401],
    ['viewer', 403],
    ['moderator', 403],
    ['clerk', 201],
    ['editor', 201],
    ['admin', 201],
  ] as const)('from %s answers %i', async (role, status) => {
    expect((await upload(await examplePicture(), role)).status).toBe(status);
  });

  it.each([
    [
      'what is neither a picture nor a PDF',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
    ],
    ['what breaks off', examplePdf().subarray(0, -10), 400],
    ['nothing', Buffer.alloc(0), 400],
    ['more than 10 MB', Buffer.alloc(maxEvidenceBytes + 1), 413],
  ])('is refused with a sentence if it is %s, and nothing is kept', async (_, file, status) => {
    const before = [readdirSync(folder()), await test.payload.count({ collection: 'evidence' })];
    const answer = await upload(file);
    expect(answer.status).toBe(status);
    expect((answer.body as { message: string }).message).toMatch(/[a-z]+\.$/);
    expect([readdirSync(folder()), await test.payload.count({ collection: 'evidence' })]).toEqual(
      before,
    );
  });

  it('that no observation names is for those who have signed in', async () => {
    const { url } = await kept(await examplePicture());
    await api.get(url).expect(404);
    const seen = await api.get(url).set(signedIn('viewer')).expect(200);
    expect(seen.headers['cache-control']).toBe('private, no-store');
  });

  it('is listed to nobody who has not signed in', async () => {
    const { id } = await named(await examplePicture());
    await api.get('/cms-api/evidence').expect(401);
    await api.get(`/cms-api/evidence/${id}`).expect(401);
  });
});

describe('a product that is saved with evidence', () => {
  it('has it on the receipt of that check, which was just now', async () => {
    const product = await create();
    const start = new Date().toISOString();
    const evidence = await named(await examplePicture(), product);
    const [newest, before] = await receipt(product);
    expect(newest).toMatchObject({
      evidence: { url: evidence.url, sha256: evidence.id },
      route: 'form',
      by: 'clerk',
    });
    expect(newest!.seenAt >= start).toBe(true);
    expect(before).toMatchObject({ evidence: null, seenAt: longAgo });
  });

  it('does not have it on the next check', async () => {
    const product = await create();
    await named(await examplePicture(), product);
    const { body } = await editors
      .patch('clerk', `/products/${product.id}`, { checkedAt: new Date().toISOString() })
      .expect(200);
    expect((body as { doc: Product }).doc.evidence).toBeNull();
    const [next, before] = await receipt(product);
    expect(next!.evidence).toBeNull();
    expect(before!.evidence).not.toBeNull();
  });

  it('may be a new one, and several may have the same', async () => {
    const { id, url } = await kept(examplePdf('A list of prices'));
    const products = [await create({ evidence: id }), await create({ evidence: id })];
    for (const product of products)
      expect((await receipt(product))[0]!.evidence).toEqual({ url, sha256: id });
  });

  it('keeps it with a correction, which is of the time that it corrects', async () => {
    const product = await create();
    const { id } = await kept(await examplePicture());
    await editors
      .patch('editor', `/products/${product.id}`, {
        pricePence: 12_345,
        correction: 'Mistyped.',
        evidence: id,
      })
      .expect(200);
    expect((await receipt(product))[0]).toMatchObject({
      correction: 'Mistyped.',
      seenAt: longAgo,
      evidence: { sha256: id },
    });
  });

  it.each([5, true, {}, ['a'], { equals: 'a' }])('is refused if that is %j', async (evidence) => {
    const product = await create();
    await editors.patch('clerk', `/products/${product.id}`, { evidence }).expect(400);
    expect(await receipt(product)).toHaveLength(1);
  });

  it.each(['f'.repeat(64), 'one,two'])('is refused if there is no file %s', async (evidence) => {
    const product = await create();
    const { body } = await editors
      .patch('clerk', `/products/${product.id}`, { evidence })
      .expect(400);
    expect(JSON.stringify(body)).toContain('This file is no longer stored.');
    expect(await receipt(product)).toHaveLength(1);
  });

  it('shows its hash in the API and the open data until the next check', async () => {
    const product = await create();
    const { id } = await named(await examplePicture(), product);
    const shown = async () => {
      const { body } = await api.get('/api/products').expect(200);
      return productsSchema.parse(body).find((each) => each.id === product.id)?.evidenceSha256;
    };
    expect(await shown()).toBe(id);
    expect((await api.get('/data/prices.csv')).text).toContain(id);
    expect(JSON.stringify((await api.get('/data/prices.json')).body)).toContain(id);
    await editors.patch('clerk', `/products/${product.id}`, { pricePence: 11_100 }).expect(200);
    expect(await shown()).toBeNull();
  });
});

describe('evidence that an observation names', () => {
  it('is a picture that every browser shows and keeps, and that runs nothing', async () => {
    const evidence = await named(await examplePicture('jpeg'));
    const { body, headers } = await api.get(evidence.url).responseType('blob').expect(200);
    expect(
      createHash('sha256')
        .update(body as Buffer)
        .digest('hex'),
    ).toBe(evidence.id);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect(headers['content-disposition']).toBeUndefined();
    await api.get(evidence.url).set('If-Modified-Since', headers['last-modified']!).expect(304);
    await api.head(evidence.url).expect(200);
    await api.get(evidence.url).set('Range', 'bytes=0-9').expect(206);
  });

  it('is a PDF that is saved rather than opened', async () => {
    const { id, url } = await named(examplePdf('For saving'));
    const { headers } = await api.get(url).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${id}.pdf"`,
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('has a small picture under the same rules, if it is a picture', async () => {
    const picture = await kept(await examplePicture());
    await api.get(evidenceThumbnail(picture.url)).expect(404);
    const { headers } = await api
      .get(evidenceThumbnail((await named(await examplePicture())).url))
      .expect(200);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-robots-tag': 'noindex' });
    const pdf = await named(examplePdf('Without a picture'));
    await api.get(evidenceThumbnail(pdf.url)).expect(404);
  });

  it('is not public while the product is not', async () => {
    const hidden = await createProvider(test.payload, { name: 'Hidden', _status: 'draft' });
    const { url } = await named(await examplePicture(), await create({ provider: hidden.id }));
    await api.get(url).expect(404);
  });

  it('cannot be deleted, replaced or made by hand', async () => {
    const evidence = await named(await examplePicture());
    const { body } = await editors.delete('admin', `/evidence/${evidence.id}`).expect(409);
    expect(JSON.stringify(body)).toContain('so it stays');
    await editors.patch('admin', `/evidence/${evidence.id}`, { extension: 'pdf' }).expect(403);
    await editors
      .post('admin', '/evidence', { id: 'a'.repeat(64), extension: 'png', bytes: 1 })
      .expect(403);
    await editors.delete('admin', `/evidence?where[id][equals]=${evidence.id}`);
    await api.get(evidence.url).expect(200);
    const before = statSync(fileOf(evidence)).size;
    await upload(readFileSync(fileOf(evidence)));
    expect(statSync(fileOf(evidence)).size).toBe(before);
  });

  it('stays if it is named between the check of whoever deletes it and the deletion', async () => {
    const product = await create();
    const evidence = await kept(await examplePicture());
    const { db } = test.payload;
    const { deleteOne } = db;
    vi.spyOn(db, 'deleteOne').mockImplementationOnce(async (given) => {
      await editors.patch('clerk', `/products/${product.id}`, { evidence: evidence.id });
      return deleteOne.call(db, given);
    });
    const { body } = await editors.delete('editor', `/evidence/${evidence.id}`).expect(409);
    expect(JSON.stringify(body)).toContain('so it stays');
    expect((await receipt(product))[0]!.evidence).toMatchObject({ sha256: evidence.id });
    await api.get(evidence.url).expect(200);
  });

  it('goes with its file while nobody has named it', async () => {
    const evidence = await kept(await examplePicture());
    await editors.delete('clerk', `/evidence/${evidence.id}`).expect(403);
    expect(existsSync(fileOf(evidence))).toBe(true);
    await editors.delete('editor', `/evidence/${evidence.id}`).expect(200);
    expect(existsSync(fileOf(evidence))).toBe(false);
    expect(readdirSync(path.join(folder(), 'small'))).not.toContain(`${evidence.id}.webp`);
    const { docs } = await test.payload.find({
      collection: 'audit-trail',
      where: { documentId: { equals: evidence.id } },
      sort: 'at',
      depth: 0,
    });
    expect(docs.map(({ operation }) => operation)).toEqual(['create', 'delete']);
  });

  it('is named for good, though it may be taken off the disk', async () => {
    const product = await create();
    const evidence = await named(await examplePicture(), product);
    rmSync(fileOf(evidence));
    await api.get(evidence.url).expect(404);
    const { id: sha256, url } = evidence;
    expect((await receipt(product))[0]!.evidence).toEqual({ url, sha256 });
  });

  it('is found under its own name alone, and nothing else is found beside it', async () => {
    const { id, url } = await named(await examplePicture());
    const addresses = [
      `/evidence/${id}`,
      `/evidence/${id}.pdf`,
      `/evidence/${id.toUpperCase()}.png`,
      `${url}.part`,
      `${url}%00`,
      `${url}/..%2f..%2fpayload-secret`,
      '/evidence/..%2fpayload-secret',
      '/evidence/..%5cpayload-secret',
      '/evidence/%2fetc%2fpasswd',
    ];
    for (const address of addresses) {
      const { status } = await api.get(address).set(signedIn('admin'));
      expect([404, 400], address).toContain(status);
    }
    // What leads elsewhere is another address, which the front door says.
    for (const address of ['/evidence/../payload-secret', '/evidence/%2e%2e/payload-secret'])
      await api.get(address).expect(301).expect('Location', '/payload-secret');
  });
});
