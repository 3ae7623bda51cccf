import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { IndexDescription } from 'mongodb';

/**
 * Makes what indexes are missing on MongoDB, those of a collection in one command, so that unique ones hold from the first
 * request on. Mongoose would make one after the other, each on a collection that is there already, and each twice.
 * @throws MongoServerError if what is stored contradicts a unique index, or an index of that name is another one.
 */
export async function createIndexes({
  connection: { models },
}: Pick<MongooseAdapter, 'connection'>): Promise<void> {
  await Promise.all(
    Object.values(models).map(async ({ schema, collection }) => {
      const indexes = schema
        .indexes()
        .map(([key, options]) => ({ ...options, key }) as IndexDescription);
      if (indexes.length > 0) await collection.createIndexes(indexes);
    }),
  );
}
