import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
} from 'payload';

/** The same collection, whose pages can be taken off the site whatever their newest draft still lacks, with no version lost. */
export function unpublishingAtOnce(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteUnpublishing],
      beforeChange: [...(hooks?.beforeChange ?? []), keepNewestVersion],
    },
  };
}

type Save = { data?: { _status?: string | null }; draft?: boolean };

/**
 * With `unpublishAllLocales`, which the button of the form sends and a schedule does not, Payload checks no more than the fields
 * that are sent; nobody publishes with it.
 */
const noteUnpublishing: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return args;
  const { data, draft } = args as Save;
  const isUnpublishing = data?._status === 'draft' && !draft;
  req.context.isUnpublishing = isUnpublishing;
  return { ...args, unpublishAllLocales: isUnpublishing };
};

/** Payload writes what it unpublishes over the newest version, which may be the one that was on the site: it gets a copy. */
const keepNewestVersion: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !req.context.isUnpublishing) return data;
  const { db } = req.payload;
  const { docs } = await db.findVersions({
    collection: collection.slug,
    where: { parent: { equals: originalDoc.id } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  });
  const now = new Date().toISOString();
  for (const { version } of docs) {
    await db.createVersion({
      collectionSlug: collection.slug,
      parent: originalDoc.id,
      versionData: version,
      autosave: false,
      createdAt: now,
      updatedAt: now,
      req,
      returning: false,
    });
  }
  return data;
};
