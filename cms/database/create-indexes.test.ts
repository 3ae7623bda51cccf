import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProvider } from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { modelOf, type MongoDb } from './adapters.ts';
import { createIndexes } from './create-indexes.ts';

describe.runIf(process.env.TEST_DATABASE_URL)('the indexes of MongoDB', () => {
  let test: TestPayload;
  let db: MongoDb;
  beforeEach(async () => {
    test = await startTestPayload();
    db = test.payload.db as MongoDb;
  });
  afterEach(() => test.stop());

  const providers = () => modelOf(db, 'providers').collection;
  const uniqueSlug = expect.objectContaining({ name: 'slug_1', key: { slug: 1 }, unique: true });

  it('are there once Payload has started, and one that is missing is made', async () => {
    expect(await providers().indexes()).toContainEqual(uniqueSlug);
    await providers().dropIndex('slug_1');
    expect(await providers().indexes()).not.toContainEqual(uniqueSlug);
    await createIndexes(db);
    expect(await providers().indexes()).toContainEqual(uniqueSlug);
  });

  it('are not made over documents that contradict them, which is said', async () => {
    const { slug } = await createProvider(test.payload);
    await providers().dropIndex('slug_1');
    await providers().insertOne({ slug });
    await expect(createIndexes(db)).rejects.toThrow(/duplicate key/);
    expect(await providers().countDocuments({ slug })).toBe(2);
  });
});
