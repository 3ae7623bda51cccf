import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product, User } from '#collections/payload-types.ts';
import { doseMaker } from '../testing/example-data.ts';
import { createTestEditors } from '../testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { completeTrail } from './complete-trail.ts';

let test: TestPayload;
let clerk: User & { collection: 'users' };
let create: () => Promise<Product>;

beforeAll(async () => {
  test = await startTestPayload();
  clerk = (await createTestEditors(test)).user('clerk');
  create = await doseMaker(test.payload);
});
afterAll(() => test.stop());

const save = ({ id }: Product, data: Partial<Product>, user?: typeof clerk) =>
  test.payload.update({ collection: 'products', id, data, user });

async function entriesOf({ id }: Product) {
  const { docs } = await test.payload.find({
    collection: 'audit-trail',
    where: { documentId: { equals: id } },
    sort: 'at',
    depth: 0,
    pagination: false,
  });
  return docs;
}

/** As though the process had ended after storing the product and its observation. */
async function loseNewest(product: Product) {
  const newest = (await entriesOf(product)).at(-1)!;
  await test.payload.db.deleteOne({
    collection: 'audit-trail',
    where: { id: { equals: newest.id } },
  });
  return newest;
}

// MongoDB stores a product and its entry in one transaction.
describe.skipIf(process.env.TEST_DATABASE_URL)(
  'an entry of the audit trail that a process did not write before it ended',
  () => {
    it.each([
      ['of a price', { pricePence: 13_900, deliveryFeePence: 0 }],
      ['of a product in the trash', { deletedAt: new Date().toISOString() }],
    ])('%s is added at the next start with what it was to say, once', async (_what, data) => {
      const product = await create();
      await save(product, { pricePence: 13_000 }, clerk);
      await save(product, data, clerk);
      const before = await entriesOf(product);
      const lost = await loseNewest(product);
      await completeTrail(test.payload);
      await completeTrail(test.payload);
      const after = await entriesOf(product);
      expect(after).toHaveLength(before.length);
      const { user, userName, operation, kind, documentTitle, changes } = lost;
      expect(after.at(-1)).toMatchObject({ user, userName, operation, kind, documentTitle });
      expect(changes).toEqual(expect.arrayContaining(after.at(-1)!.changes as unknown[]));
      expect(after.at(-1)!.changes).toEqual(
        expect.arrayContaining(
          Object.entries(data).map(([field, value]) =>
            expect.objectContaining({ field, after: value }),
          ),
        ),
      );
    });

    it('is not made up for what no person has saved, or what has its entry', async () => {
      const product = await create();
      await save(product, { pricePence: 13_900 }, clerk);
      await save(await create(), { pricePence: 14_900 });
      const count = async () => (await test.payload.count({ collection: 'audit-trail' })).totalDocs;
      const before = await count();
      await completeTrail(test.payload);
      expect(await count()).toBe(before);
    });
  },
);
