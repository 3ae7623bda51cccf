import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
} from 'payload';
import { keptByProgram } from '../access/nobody.ts';

const unlisted = {
  hidden: true,
  disableBulkEdit: true,
  disableListColumn: true,
  disableListFilter: true,
};

/** What a version says of itself; nobody but the hooks below writes it. */
const ownFields: Field[] = [
  { name: 'savedBy', label: 'Saved by', type: 'text', access: keptByProgram, admin: unlisted },
  {
    name: 'isTakenOff',
    label: 'Taken off the site',
    type: 'checkbox',
    access: keptByProgram,
    admin: unlisted,
  },
];

/**
 * Stamps every version with who saved it, and whether that took the page off the site: which is done whatever its newest draft
 * still lacks, and overwrites no version.
 */
export function stampingVersions(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks } = collection;
  return {
    ...collection,
    fields: [...fields, ...ownFields],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteOperation],
      beforeChange: [...(hooks?.beforeChange ?? []), stampVersion, keepNewestVersion],
    },
  };
}

type Save = { data?: { _status?: string | null }; draft?: boolean };

/**
 * Only the operation knows whether a draft is saved beside what is published, or in its place. With `unpublishAllLocales`, which
 * the button of the form sends and a schedule does not, Payload checks no more than the fields that are sent.
 */
const noteOperation: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!writing.has(operation)) return args;
  const { data, draft } = args as Save;
  const isUnpublishing = operation === 'update' && data?._status === 'draft' && !draft;
  Object.assign(req.context, { isBesidePublished: draft, isUnpublishing });
  return operation === 'update' ? { ...args, unpublishAllLocales: isUnpublishing } : args;
};

const writing: ReadonlySet<string> = new Set(['create', 'update', 'updateByID', 'restoreVersion']);

const stampVersion: CollectionBeforeChangeHook = ({ data, operation, req }) => ({
  ...data,
  savedBy: req.user?.name ?? null,
  isTakenOff: operation === 'update' && data._status === 'draft' && !req.context.isBesidePublished,
});

/** Payload writes what it unpublishes over the newest version, which may be the one that was on the site: it gets a copy. */
const keepNewestVersion: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!req.context.isUnpublishing) return data;
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
