import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload, PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../migrations/index.ts';
import {
  createGuide,
  createMedication,
  createProvider,
  createRegistration,
} from '../testing/example-data.ts';
import { storeSubscribers } from '../testing/subscribers.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { migrate } from './database.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await startTestPayload();
});
afterAll(() => test.stop());

describe('a database of an older version', () => {
  it('keeps the colours of its medications and the guides on its home page', async () => {
    const { payload } = test;
    const { id } = await createMedication(payload);
    const wegovyGuide = await createGuide(payload, { slug: 'wegovy-guide' });
    const mounjaroGuide = await createGuide(payload, { slug: 'mounjaro-guide' });
    await payload.updateGlobal({ slug: 'home', data: { bannerText: 'Old' }, overrideAccess: true });
    await makeOld(id);

    await migrate(payload);

    const medication = await payload.findByID({
      collection: 'medications',
      id,
      overrideAccess: true,
    });
    expect(medication.theme).toBe('purple');
    const { docs: versions } = await payload.findVersions({
      collection: 'medications',
      where: { parent: { equals: id } },
      overrideAccess: true,
    });
    expect(versions.map(({ version }) => version.theme)).toEqual(['purple']);
    const home = await payload.findGlobal({ slug: 'home', depth: 0, overrideAccess: true });
    expect(home.guides).toEqual([mounjaroGuide.id, wegovyGuide.id]);
  });
});

describe('a database from when pending messages had another name', () => {
  it('keeps the messages that are still to be sent', async () => {
    const { payload } = test;
    await storeSubscribers(payload, 1, { pendingMessage: 'welcome' });
    await nameAsBefore();

    await migrate(payload);

    const { docs } = await payload.find({
      collection: 'subscriptions',
      showHiddenFields: true,
      overrideAccess: true,
    });
    expect(docs).toMatchObject([{ pendingMessage: 'welcome' }]);
  });
});

describe('a database from when registers were ticked boxes', () => {
  it('carries a ticked box over as nothing: it is no evidence', async () => {
    const { payload } = test;
    const { id } = await createProvider(payload);
    await tickBoxes();

    await migrate(payload);

    const provider = await payload.findByID({ collection: 'providers', id, overrideAccess: true });
    expect(provider).not.toHaveProperty('cqcRegistered');
    expect(provider.registrations?.docs).toEqual([]);
    await createRegistration(payload, { provider: id });
  });
});

/** Takes the database back to before there were registrations, with every box ticked. */
async function tickBoxes(): Promise<void> {
  const { payload } = test;
  const { db } = payload;
  await db.deleteMany({
    collection: 'payload-migrations',
    where: { name: { contains: 'registrations' } },
  });
  if (isSqlite(db)) {
    const migration = migrations.find(({ name }) => name.endsWith('_registrations'));
    const req = { payload } as PayloadRequest;
    await migration?.down({ db: db.drizzle, payload, req });
    await db.drizzle.run(sql`UPDATE providers SET cqc_registered = true, gphc_registered = true`);
    return;
  }
  const { collections } = db as unknown as MongooseAdapter;
  await collections.providers?.updateMany({}, { cqcRegistered: true }, { strict: false });
}

async function nameAsBefore(): Promise<void> {
  const { db } = test.payload;
  await db.deleteMany({
    collection: 'payload-migrations',
    where: { name: { contains: 'pending_messages' } },
  });
  if (isSqlite(db)) {
    await db.drizzle.run(
      sql`ALTER TABLE subscriptions RENAME COLUMN pending_message TO owed_message`,
    );
    await db.drizzle.run(sql`ALTER TABLE mailings RENAME COLUMN expanded_up_to TO enlisted_up_to`);
    await db.drizzle.run(sql`ALTER TABLE mailings RENAME COLUMN is_expanded TO is_enlisted`);
    return;
  }
  const { collections } = db as unknown as MongooseAdapter;
  await collections.subscriptions?.updateMany(
    {},
    { $rename: { pendingMessage: 'owedMessage' } },
    { strict: false },
  );
}

/** Takes the database back to before the colours had names and the home page's guides were stored. */
async function makeOld(medication: string): Promise<void> {
  const { db } = test.payload;
  await db.deleteMany({
    collection: 'payload-migrations',
    where: { name: { contains: 'medication_colours' } },
  });
  if (isSqlite(db)) {
    await db.drizzle.run(sql`UPDATE medications SET theme = 'mounjaro' WHERE id = ${medication}`);
    await db.drizzle.run(sql`UPDATE _medications_v SET version_theme = 'mounjaro'`);
    await db.drizzle.run(sql`DROP TABLE home_rels`);
    return;
  }
  const { collections, globals, versions } = db as unknown as MongooseAdapter;
  await collections.medications?.updateMany({}, { theme: 'mounjaro' });
  await versions.medications?.updateMany({}, { 'version.theme': 'mounjaro' });
  await globals.updateOne({ globalType: 'home' }, { $unset: { guides: 1 } }, { strict: false });
}

function isSqlite(db: Payload['db']): db is Payload['db'] & SQLiteAdapter {
  return db.name === 'sqlite';
}
