import type { MigrateUpArgs } from '@payloadcms/db-mongodb';
import type { Migration } from 'payload';
import { following, nameObservation } from '#collections/products/newest-observation.ts';
import { productTitle } from '#collections/products/product-title.ts';
import type { ObservationRoute } from '#contract/rules/observation.ts';
import { modelOf, type MongoDb } from '../database/adapters.ts';
import { upsertObservations } from '../observations/append-observations.ts';
import { watchedDoses } from '../subscriptions/alerts/alert-changes.ts';
import type { StoredAlert } from '../subscriptions/alerts/alert-row.ts';
import { completeLog } from '../observations/complete-log.ts';
import type { ObservationRow } from '../observations/observation-of.ts';

/**
 * What changes in stored documents from version to version; MongoDB has no tables to change. Several processes may run
 * the same one side by side, so each can be repeated.
 */
export const mongoDbMigrations: Migration[] = [
  {
    name: '20261121_medication_colours',
    up: (args) => nameColours(args as MigrateUpArgs),
    // What is stored under the new names is understood by the new version alone.
    down: () => Promise.resolve(),
  },
  {
    name: '20261122_pending_messages',
    up: (args) => renamePendingMessages(args as MigrateUpArgs),
    down: () => Promise.resolve(),
  },
  {
    name: '20261122_registrations',
    up: (args) => forgetTickedRegisters(args as MigrateUpArgs),
    down: () => Promise.resolve(),
  },
  {
    name: '20261122_decency',
    up: (args) => correctEvidence(args as MigrateUpArgs),
    down: () => Promise.resolve(),
  },
  {
    name: '20261122_observations',
    up: (args) => carryPriceHistory(args as MigrateUpArgs),
    down: () => Promise.resolve(),
  },
  {
    name: '20261122_account_standing',
    up: (args) => activateAccounts(args as MigrateUpArgs),
    down: () => Promise.resolve(),
  },
  {
    name: '20261122_product_titles',
    up: (args) => titleByProvider(args as MigrateUpArgs),
    down: () => Promise.resolve(),
  },
  {
    name: '20261125_review_summaries',
    up: (args) => keepFirstReviews(args as MigrateUpArgs),
    down: () => Promise.resolve(),
  },
  {
    name: '20261125_offers_of_products',
    up: (args) => countAsMedicines(args as MigrateUpArgs),
    down: () => Promise.resolve(),
  },
  {
    name: '20261126_alerts_by_id',
    up: (args) => keepAlertsById(args as MigrateUpArgs),
    down: () => Promise.resolve(),
  },
];

const colours = { mounjaro: 'purple', wegovy: 'blue', saxenda: 'pink' };
const firstGuides = ['mounjaro-guide', 'nhs-weight-loss-injections', 'wegovy-guide'];

/** Themes were named after three brands; the home page's guides stood in its code. */
async function nameColours({ payload: { db }, session }: MigrateUpArgs): Promise<void> {
  for (const [brand, colour] of Object.entries(colours)) {
    await db.collections.medications?.updateMany({ theme: brand }, { theme: colour }, { session });
    await db.versions.medications?.updateMany(
      { 'version.theme': brand },
      { 'version.theme': colour },
      { session },
    );
  }
  const guides =
    (await db.collections.guides?.find({ slug: firstGuides }, 'slug', { session })) ?? [];
  const chosen = firstGuides.flatMap((slug) => guides.filter((guide) => guide.slug === slug));
  await db.globals.updateOne(
    { globalType: 'home', guides: { $exists: false } },
    { guides: chosen.map(({ _id }) => _id) },
    { session, strict: false },
  );
}

async function renamePendingMessages({ payload: { db }, session }: MigrateUpArgs): Promise<void> {
  const options = { session, strict: false } as const;
  await db.collections.subscriptions?.updateMany(
    { owedMessage: { $exists: true } },
    { $rename: { owedMessage: 'pendingMessage' } },
    options,
  );
  await db.collections.mailings?.updateMany(
    { isEnlisted: { $exists: true } },
    { $rename: { enlistedUpTo: 'expandedUpTo', isEnlisted: 'isExpanded' } },
    options,
  );
}

/** A box that somebody ticked is no evidence of a registration: nothing of it is carried over. */
async function forgetTickedRegisters({ payload: { db }, session }: MigrateUpArgs): Promise<void> {
  const options = { session, strict: false } as const;
  const flags = ['cqcRegistered', 'gphcRegistered', 'gmcVerified'];
  const unset = (prefix: string) => ({
    $unset: Object.fromEntries(flags.map((flag) => [`${prefix}${flag}`, 1])),
  });
  await db.collections.providers?.updateMany({}, unset(''), options);
  await db.versions.providers?.updateMany({}, unset('version.'), options);
}

/**
 * What visitors have seen of reviews until now is what they see. That a review is sample data is no evidence, and what a
 * program ticked nobody has signed off.
 */
async function correctEvidence({ payload: { db }, session }: MigrateUpArgs): Promise<void> {
  const { reviews, discounts } = db.collections;
  await reviews?.updateMany(
    { status: 'published', wasPublished: { $ne: true } },
    { wasPublished: true },
    { session },
  );
  await reviews?.updateMany(
    { verifiedEvidence: 'seed' },
    { verified: false, verifiedEvidence: null },
    { session },
  );
  await discounts?.updateMany(
    { isSignedOff: true, signedOffBy: null },
    { isSignedOff: false, signedOffAt: null },
    { session },
  );
}

type PastPrice = {
  _id: ObjectId;
  product: ObjectId;
  provider: ObjectId;
  medication: ObjectId;
  dose: string;
  newPricePence: number;
  changedAt: Date;
  changedBy?: ObjectId | null;
  source: string;
  priceImport?: ObjectId | null;
};
type ObjectId = { toHexString: () => string };

const batchSize = 500;
const routes: Record<string, ObservationRoute> = {
  editor: 'form',
  seed: 'sample',
  import: 'import',
  undo: 'undo',
};

/**
 * Every price that was set becomes an observation: what it cost, and nothing of what was not kept then. Each product then
 * names one more, of all that is stored of it, as of its last check and its last save. Without the transaction, which
 * could not hold it all; the old collection stays as it was, so that another process can do the same.
 */
async function carryPriceHistory({ payload }: MigrateUpArgs): Promise<void> {
  const db = payload.db as MongoDb;
  const history = db.connection.collection<PastPrice>('price-history');
  const newest = new Map<string, string>();
  let rows: ObservationRow[] = [];
  for await (const price of history.find().sort({ changedAt: 1 })) {
    const row = carried(price);
    newest.set(row.product as string, row.recordedAt);
    rows.push(row);
    if (rows.length < batchSize) continue;
    await upsertObservations(db, rows, undefined);
    rows = [];
  }
  if (rows.length > 0) await upsertObservations(db, rows, undefined);

  const products = modelOf(db, 'products');
  await products.updateMany({ checkedThrough: 'editor' }, { checkedThrough: 'form' }, withoutTime);
  await products.updateMany({ checkedThrough: 'seed' }, { checkedThrough: 'sample' }, withoutTime);
  for await (const { _id, updatedAt } of products.find({ observation: null }).lean()) {
    const last = newest.get(String(_id));
    const before =
      last === undefined
        ? null
        : { ...nameObservation(payload, { route: 'system' }), recordedAt: last };
    const recordedAt = (updatedAt as Date).toISOString();
    const observation = following(
      before,
      nameObservation(payload, { route: 'system', recordedAt }),
    );
    await products.updateOne({ _id, observation: null }, { observation }, withoutTime);
  }
  await completeLog(payload);
}

const withoutTime = { timestamps: false } as const;

function carried({
  _id,
  changedAt,
  changedBy,
  priceImport,
  source,
  ...price
}: PastPrice): ObservationRow {
  return {
    id: _id.toHexString(),
    product: price.product.toHexString(),
    provider: price.provider.toHexString(),
    medication: price.medication.toHexString(),
    dose: price.dose,
    pricePence: price.newPricePence,
    consultationFeePence: null,
    deliveryFeePence: null,
    inStock: null,
    sourceUrl: null,
    seenAt: changedAt.toISOString(),
    recordedAt: changedAt.toISOString(),
    route: routes[source] ?? 'system',
    by: changedBy?.toHexString() ?? null,
    byRole: null,
    priceImport: priceImport?.toHexString() ?? null,
    corrects: null,
    note: null,
    isListed: true,
  };
}

/** Every account was made with a password before there were invitations. */
async function activateAccounts({ payload: { db }, session }: MigrateUpArgs): Promise<void> {
  await db.collections.users?.updateMany(
    { standing: { $exists: false } },
    { standing: 'active' },
    { session },
  );
}

/** Products are called by their provider too. */
async function titleByProvider({ payload: { db }, session }: MigrateUpArgs): Promise<void> {
  const names = new Map<string, string>();
  for (const collection of ['providers', 'medications'] as const)
    for await (const { _id, name } of modelOf(db as MongoDb, collection)
      .find()
      .lean())
      names.set(String(_id), String(name));
  const products = modelOf(db as MongoDb, 'products');
  for await (const { _id, provider, medication, dose } of products.find().lean()) {
    const title = productTitle({
      provider: names.get(String(provider)) ?? '',
      medication: names.get(String(medication)) ?? '',
      dose: String(dose),
    });
    await products.updateOne({ _id }, { title }, { ...withoutTime, session });
  }
}

/** Summaries held a hundred of the newest reviews, of which a provider page shows twelve. */
async function keepFirstReviews({ payload: { db }, session }: MigrateUpArgs): Promise<void> {
  await db.collections['review-summaries']?.updateMany(
    {},
    [{ $set: { newest: { $slice: ['$newest', 12] }, revision: { $ifNull: ['$revision', 0] } } }],
    { session },
  );
}

/** An offer that names a product is one on a medicine; what was signed off may have named none then. */
async function countAsMedicines({ payload: { db }, session }: MigrateUpArgs): Promise<void> {
  await db.collections.discounts?.updateMany(
    { product: { $ne: null } },
    {
      $addToSet: { appliesTo: 'medicine' },
      $set: { isSignedOff: false, signedOffAt: null, signedOffBy: null },
    },
    { session },
  );
}

type AlertByName = Omit<StoredAlert, 'medicationId' | 'providerIds'> & {
  medication: string;
  providers: string[];
};

/**
 * Alerts named their medication and providers, which can be renamed; what no longer has that name stays as it was.
 * Without the transaction, which could not hold it all; a row that has changed meanwhile was rewritten by another process.
 */
async function keepAlertsById({ payload }: MigrateUpArgs): Promise<void> {
  const db = payload.db as MongoDb;
  const idsBy = async (collection: 'medications' | 'providers', field: 'name' | 'slug') => {
    const documents = await modelOf(db, collection).find({}, field).lean();
    return new Map(documents.map((each) => [String(each[field]), String(each._id)]));
  };
  const medications = await idsBy('medications', 'name');
  const providers = await idsBy('providers', 'slug');
  const byId = ({ medication, providers: slugs, ...alert }: AlertByName): StoredAlert => ({
    ...alert,
    medicationId: medications.get(medication) ?? medication,
    providerIds: slugs.map((slug) => providers.get(slug) ?? slug).toSorted(),
  });
  const rows = modelOf(db, 'price-alerts');
  const named = rows.find({ 'alerts.medication': { $exists: true } }).lean();
  for await (const { _id, revision, alerts } of named) {
    const rewritten = (alerts as AlertByName[]).map(byId);
    const changes = { alerts: rewritten, watched: watchedDoses(rewritten) };
    await rows.updateOne({ _id, revision }, changes, withoutTime);
  }
}
