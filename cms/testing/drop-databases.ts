import { MongoClient } from 'mongodb';

/** Runs once before and after all test files: drops what their workers have left on a MongoDB. */
export function setup() {
  return async () => {
    const serverUrl = process.env.TEST_DATABASE_URL;
    if (!serverUrl) return;
    const client = await MongoClient.connect(serverUrl);
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases) {
      if (name.startsWith(`test_${process.pid}_`)) await client.db(name).dropDatabase();
    }
    await client.close();
  };
}
