import type { Payload } from 'payload';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Observation, Product, User } from '#collections/payload-types.ts';
import {
  createMedication,
  createProduct,
  createRegisteredProvider,
  createReview,
} from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { writeRaw } from '../testing/write-raw.ts';

const isSqlite = process.env.TEST_DATABASE_URL === undefined;
const noJson = '{"id": ';
const noTime = 'one of these days';

let app: TestApp;
let payload: Payload;
/** What a process that was killed has left to be repaired. */
let lost: Observation;
let edited: Product;
/** The ids of the documents that cannot be read. */
let poisoned: { observation: string; checkedAt: string; reviewed: string; recordedAt: string };

beforeAll(async () => {
  app = await startTestApp({ prepare: poison });
});
afterAll(() => app.stop());

describe('a start on a database in which some rows cannot be read', () => {
  it('serves what can be read', async () => {
    await supertest(app.app).get('/readyz').expect(200);
    const { body } = await supertest(app.app).get('/api/providers/whole').expect(200);
    expect(body).toMatchObject({ reviewCount: 1, products: [{ price: '135.00' }] });
    await supertest(app.app).get('/api/providers/reviewed').expect(200);
  });

  it('appends the observation that another product lacks', async () => {
    expect(await observationsOf(edited)).toContainEqual(lost);
  });

  it('counts again where the counts cannot be read', async () => {
    const { body } = await supertest(app.app).get('/api/providers/counted').expect(200);
    expect(body).toMatchObject({ reviewCount: 1, reviews: [{ customerName: 'Sam T.' }] });
  });

  it.runIf(isSqlite)('adds the entry that the audit trail lacks', async () => {
    const { docs } = await payload.find({
      collection: 'audit-trail',
      where: { documentId: { equals: edited.id } },
    });
    expect(docs).toMatchObject([{ operation: 'update', documentTitle: edited.title }]);
  });

  it('names each document that it cannot repair in the log, once', () => {
    const named = vi
      .mocked(payload.logger.error)
      .mock.calls.filter(([, message]) => message === 'A document cannot be read as it is stored')
      .map(([about]) => {
        const { collection, id } = about as { collection: string; id: string };
        return `${collection} ${id}`;
      });
    const onBoth = [`products ${poisoned.checkedAt}`, `providers ${poisoned.reviewed}`];
    const onSqlite = [`products ${poisoned.observation}`, `observations ${poisoned.recordedAt}`];
    expect(named.toSorted()).toEqual((isSqlite ? [...onBoth, ...onSqlite] : onBoth).toSorted());
  });
});

async function poison(given: Payload): Promise<void> {
  payload = given;
  vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
  const whole = await createRegisteredProvider(payload, { name: 'Whole' });
  const reviewed = await createRegisteredProvider(payload, { name: 'Reviewed' });
  const counted = await createRegisteredProvider(payload, { name: 'Counted' });
  const medication = await createMedication(payload);
  const sold = { provider: whole.id, medication: medication.id };
  const clerk = await payload.create({
    collection: 'users',
    data: {
      name: 'Clara',
      email: 'clara@directory.example',
      password: 'a long password',
      roles: ['clerk'],
    },
  });
  const save = ({ id }: Product, user: User) =>
    payload.update({
      collection: 'products',
      id,
      data: { pricePence: 13_500 },
      user: { ...user, collection: 'users' },
    });
  const write = (collection: string, id: string, column: string, field: string, value: string) =>
    writeRaw(payload, id, {
      table: collection.replaceAll('-', '_'),
      column,
      collection,
      field,
      value,
    });

  edited = await createProduct(payload, sold);
  edited = await save(edited, clerk);
  lost = (await observationsOf(edited)).at(-1)!;
  await removeObservation(lost);
  await payload.db.deleteMany({ collection: 'audit-trail', where: {} });

  const other = (dose: string) =>
    createProduct(payload, { provider: reviewed.id, medication: medication.id, dose });
  const observation = await other('5mg');
  await write('products', observation.id, 'observation', 'observation', noJson);
  const checkedAt = await other('7.5mg');
  await removeObservation((await observationsOf(checkedAt))[0]!);
  await write('products', checkedAt.id, 'checked_at', 'checkedAt', noTime);
  const recordedAt = await save(await other('10mg'), clerk);
  const recorded = (await observationsOf(recordedAt)).at(-1)!;
  await write('observations', recorded.id, 'recorded_at', 'recordedAt', noTime);

  for (const { id } of [whole, counted]) await createReview(payload, { provider: id });
  const [summary] = (
    await payload.find({
      collection: 'review-summaries',
      where: { provider: { equals: counted.id } },
    })
  ).docs;
  await write('review-summaries', summary!.id, 'counts', 'counts', noJson);
  await write('review-summaries', summary!.id, 'newest', 'newest', noJson);
  const review = await createReview(payload, { provider: reviewed.id });
  await payload.db.deleteMany({
    collection: 'review-summaries',
    where: { provider: { not_equals: counted.id } },
  });
  await write('reviews', review.id, 'posted_at', 'postedAt', noTime);
  const vote = await payload.db.create({
    collection: 'helpful-votes',
    data: { review: review.id, code: 'a vote' },
  });
  await write('helpful-votes', String(vote.id), 'created_at', 'createdAt', noTime);

  const event = {
    at: new Date().toISOString(),
    userName: 'Clara',
    operation: 'update',
    kind: 'guides',
    documentTitle: 'A guide',
    documentId: 'a-guide',
    changes: [],
  };
  const [timeless, unclear] = [
    await payload.db.create({ collection: 'audit-trail', data: event }),
    await payload.db.create({ collection: 'audit-trail', data: event }),
  ];
  await write('audit-trail', String(timeless.id), 'at', 'at', noTime);
  await write('audit-trail', String(unclear.id), 'changes', 'changes', noJson);
  const change = await payload.db.create({
    collection: 'catalogue-changes',
    data: { version: 1, changes: [], writer: 'another process' },
  });
  await write('catalogue-changes', String(change.id), 'changes', 'changes', noJson);
  poisoned = {
    observation: observation.id,
    checkedAt: checkedAt.id,
    reviewed: reviewed.id,
    recordedAt: recorded.id,
  };
}

async function removeObservation({ id }: Observation): Promise<void> {
  await payload.db.deleteMany({ collection: 'observations', where: { id: { equals: id } } });
}

async function observationsOf({ id }: Product): Promise<Observation[]> {
  const { docs } = await payload.find({
    collection: 'observations',
    where: { product: { equals: id } },
    sort: 'recordedAt',
    depth: 0,
  });
  return docs;
}
