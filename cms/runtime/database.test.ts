import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload, PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestObservationOf, newId } from '#collections/products/newest-observation.ts';
import type { Discount, Product, ReviewSummary } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import type { AlertRow } from '../subscriptions/alerts/alert-row.ts';
import { migrations } from '../migrations/index.ts';
import {
  createGuide,
  createMedication,
  createProduct,
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

describe.skipIf(!process.env.TEST_DATABASE_URL)('a MongoDB of an older version', () => {
  it('is brought up to date by processes that start side by side', async () => {
    const { payload } = test;
    const name = 'Sibutramine';
    const { id } = await createMedication(payload, { name });
    await makeOld(id);
    await Promise.all(Array.from({ length: 4 }, () => migrate(payload)));
    const { theme } = await payload.findByID({ collection: 'medications', id });
    expect(theme).toBe('purple');
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
  const { db } = test.payload;
  await goBackBefore({ sqlite: 'evidence', mongodb: 'registrations' });
  if (isSqlite(db)) {
    await db.drizzle.run(sql`UPDATE providers SET cqc_registered = true, gphc_registered = true`);
    return;
  }
  const { collections } = db as unknown as MongooseAdapter;
  await collections.providers?.updateMany({}, { cqcRegistered: true }, { strict: false });
}

describe('a database from when a hundred reviews were kept beside each provider', () => {
  it('keeps the twelve newest, as they were', async () => {
    const { payload } = test;
    const provider = await createProvider(payload, { name: 'Ash Clinic', slug: 'ash' });
    const newest = Array.from({ length: 100 }, (_, index) => ({ id: `${index}`, reply: null }));
    const { id } = await payload.db.create({
      collection: 'review-summaries',
      data: { provider: provider.id, counts: {}, newest, revision: 0 },
    });
    await goBackBefore({ sqlite: 'review_summaries', mongodb: 'review_summaries' });

    await migrate(payload);

    const summary = await payload.db.findOne<ReviewSummary>({
      collection: 'review-summaries',
      where: { id: { equals: id } },
    });
    expect(summary?.newest).toEqual(newest.slice(0, 12));
  });
});

describe('a database with a price history', () => {
  it('carries every price into the log, and has what is stored of each product as its newest observation', async () => {
    const { payload } = test;
    const provider = await createProvider(payload, { name: 'Birch Pharmacy', slug: 'birch' });
    const medication = await createMedication(payload, { name: 'Wegovy' });
    const product = await createProduct(payload, {
      provider: provider.id,
      medication: medication.id,
      pricePence: 12_000,
      deliveryFeePence: 495,
      checkedAt: '2026-03-04T05:06:07.008Z',
    });
    // The history was written a moment after the product.
    const changedAt = new Date(Date.parse(product.updatedAt) + 1).toISOString();
    await makeHistory(product, [
      { id: newId(payload.db), newPricePence: 11_000, changedAt: '2026-01-02T03:04:05.678Z' },
      { id: newId(payload.db), newPricePence: 12_000, changedAt },
    ]);

    await migrate(payload);

    const { docs } = await payload.find({
      collection: 'observations',
      sort: 'recordedAt',
      depth: 0,
    });
    const unknown = { route: 'form', isListed: true };
    expect(docs).toMatchObject([
      { ...unknown, pricePence: 11_000, recordedAt: '2026-01-02T03:04:05.678Z' },
      { ...unknown, pricePence: 12_000, recordedAt: changedAt },
      {
        product: product.id,
        pricePence: 12_000,
        deliveryFeePence: 495,
        inStock: true,
        seenAt: '2026-03-04T05:06:07.008Z',
        route: 'system',
        isListed: true,
      },
    ]);
    expect(docs.slice(0, 2).map(({ inStock }) => inStock ?? null)).toEqual([null, null]);
    const [, before, newest] = docs;
    expect(Date.parse(newest!.recordedAt)).toBe(Date.parse(before!.recordedAt) + 1);
    const stored = await payload.findByID({
      collection: 'products',
      id: product.id,
      showHiddenFields: true,
    });
    expect(stored).toMatchObject({ checkedThrough: 'form', updatedAt: product.updatedAt });
    expect(newestObservationOf(stored)).toMatchObject({
      id: newest!.id,
      recordedAt: newest!.recordedAt,
    });
  });
});

describe('a database from when products were called by medication and dose alone', () => {
  it('calls them by their provider too', async () => {
    const { payload } = test;
    const provider = await createProvider(payload, { name: 'Cedar Clinic', slug: 'cedar' });
    const medication = await createMedication(payload, { name: 'Saxenda' });
    const related = { provider: provider.id, medication: medication.id };
    const { id } = await createProduct(payload, { ...related, dose: '3mg daily' });
    const data = { title: 'Saxenda 3mg daily' };
    await goBackBefore({ sqlite: 'product_titles', mongodb: 'product_titles' });
    await payload.db.updateOne({ collection: 'products', id, data, returning: false });

    await migrate(payload);

    const product = await payload.findByID({ collection: 'products', id, overrideAccess: true });
    expect(product.title).toBe('Cedar Clinic – Saxenda 3mg daily');
  });
});

describe('a database from when an offer could name a product without a sign-off', () => {
  it.each([[['consultation' as const]], [['medicine' as const, 'service' as const]]])(
    'has it wait for one, as an offer on a medicine: %s',
    async (appliesTo) => {
      const { payload } = test;
      const name = `Dogwood ${appliesTo.length}`;
      const { id: provider } = await createProvider(payload, { name });
      const { id: medication } = await createMedication(payload, { name });
      const { id: product } = await createProduct(payload, { provider, medication });
      const signed = { appliesTo, isSignedOff: true, signedOffAt: new Date().toISOString() };
      const { id } = await storeDiscount({ provider, product, ...signed });
      const { id: other } = await storeDiscount({ provider, ...signed });
      await goBackBefore({ sqlite: 'offers_of_products', mongodb: 'offers_of_products' });

      await migrate(payload);

      const read = (each: string) => payload.findByID({ collection: 'discounts', id: each });
      const now = await read(id);
      expect(now).toMatchObject({ isActive: true, isSignedOff: false, signedOffAt: null });
      expect(now.appliesTo).toEqual([...new Set([...appliesTo, 'medicine'])]);
      expect(await read(other)).toMatchObject(signed);
    },
  );
});

describe('a database from when price alerts named what they watch', () => {
  it('keeps each alert by the ids, and what no longer has that name as it was', async () => {
    const { payload } = test;
    const { id: elm } = await createProvider(payload, { name: 'Elm', slug: 'elm' });
    const { id: fir } = await createProvider(payload, { name: 'Fir', slug: 'fir' });
    const { id: medicationId } = await createMedication(payload, { name: 'Sampletide' });
    const confirmedAt = new Date().toISOString();
    const alert = { id: 'a', dose: '5mg', amountPence: null, confirmedAt, state: { told: null } };
    const alerts = [
      { ...alert, medication: 'Sampletide', providers: ['fir', 'elm', 'gone'] },
      { ...alert, medication: 'Gone', dose: '1mg', providers: [] },
      { ...alert, medication: 'Sampletide', dose: '1mg', confirmedAt: null, providers: [] },
    ];
    const row = { email: 'pat@reader.example', addressCode: 'code', status: 'active' as const };
    const consent = { consentedAt: confirmedAt, consentVersion: '1', revision: 7 };
    const data = { ...row, ...consent, alerts, news: [], watched: ';Sampletide 5mg;;Gone 1mg;' };
    const { id } = await payload.db.create({ collection: 'price-alerts', data });

    // A start that is interrupted does it again.
    for (let start = 1; start <= 2; start += 1) {
      await goBackBefore({ sqlite: 'alerts_by_id', mongodb: 'alerts_by_id' });
      await migrate(payload);
    }

    const where = { id: { equals: id } };
    const stored = await payload.db.findOne<AlertRow>({ collection: 'price-alerts', where });
    expect(stored).toMatchObject({ revision: 7, watched: `;${medicationId} 5mg;;Gone 1mg;` });
    expect(stored?.alerts).toEqual([
      { ...alert, medicationId, providerIds: [elm, fir, 'gone'].toSorted() },
      { ...alert, medicationId: 'Gone', dose: '1mg', providerIds: [] },
      { ...alert, medicationId, dose: '1mg', confirmedAt: null, providerIds: [] },
    ]);
  });
});

/** Stores an offer below the hooks, as an older version may have. */
function storeDiscount(fields: Partial<Discount>) {
  return test.payload.db.create({
    collection: 'discounts',
    data: {
      discountText: 'From £103.99 per month',
      validityPeriod: 'Until further notice',
      url: 'https://dogwood.example/offers',
      isActive: true,
      discoveredAt: '2025-08-12T00:00:00.000Z',
      ...fields,
    },
  });
}

type PastPrice = { id: string; newPricePence: number; changedAt: string };

/** Takes the database back to before the log. */
async function makeHistory(product: Product, prices: readonly PastPrice[]): Promise<void> {
  const { db } = test.payload;
  await db.deleteMany({ collection: 'observations', where: {} });
  await goBackBefore({ sqlite: 'observations', mongodb: 'observations' });
  const ids = {
    product: product.id,
    provider: relationId(product.provider),
    medication: relationId(product.medication),
  };
  if (isSqlite(db)) {
    await db.drizzle.run(sql`UPDATE products SET checked_through = 'editor'`);
    for (const { id, newPricePence, changedAt } of prices)
      await db.drizzle.run(sql`
        INSERT INTO price_history (id, product_id, provider_id, medication_id, dose, new_price_pence, changed_at, source)
        VALUES (${id}, ${ids.product}, ${ids.provider}, ${ids.medication}, ${product.dose}, ${newPricePence}, ${changedAt}, 'editor')`);
    return;
  }
  const { collections, connection } = db as unknown as MongooseAdapter;
  const { ObjectId } = connection.base.Types;
  await collections.products?.updateMany(
    {},
    { $unset: { observation: 1 }, checkedThrough: 'editor' },
    { timestamps: false },
  );
  await connection.collection('price-history').insertMany(
    prices.map(({ id, newPricePence, changedAt }) => ({
      _id: new ObjectId(id),
      product: new ObjectId(ids.product),
      provider: new ObjectId(ids.provider),
      medication: new ObjectId(ids.medication),
      dose: product.dose,
      newPricePence,
      changedAt: new Date(changedAt),
      source: 'editor',
    })),
  );
}

/** Takes the database back to before a migration; the embedded one to before those after it, too. */
async function goBackBefore(named: { sqlite: string; mongodb: string }): Promise<void> {
  const { payload } = test;
  const { db } = payload;
  const forget = (name: string) =>
    db.deleteMany({ collection: 'payload-migrations', where: { name: { contains: name } } });
  if (!isSqlite(db)) return forget(named.mongodb);
  const first = migrations.findIndex(({ name }) => name.endsWith(`_${named.sqlite}`));
  for (const { name, down } of migrations.slice(first).toReversed()) {
    // First, because SQLite drops no column that another connection has added since this one last read.
    await forget(name);
    await down({ db: db.drizzle, payload, req: { payload } as PayloadRequest });
  }
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
