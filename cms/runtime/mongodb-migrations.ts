import type { MigrateUpArgs } from '@payloadcms/db-mongodb';
import type { Migration } from 'payload';

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
    up: (args) => stateWhatIsKnown(args as MigrateUpArgs),
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
async function stateWhatIsKnown({ payload: { db }, session }: MigrateUpArgs): Promise<void> {
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
