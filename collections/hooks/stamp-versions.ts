import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  PayloadRequest,
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

/** Stamps every version with who saved it, and whether that took the page off the site. */
export function stampingVersions(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks } = collection;
  return {
    ...collection,
    fields: [...fields, ...ownFields],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteDraft],
      beforeChange: [...(hooks?.beforeChange ?? []), stampVersion],
    },
  };
}

/** Whether what is saved is a draft beside what is on the site, which stays as it is. */
export function isBesidePublished({ context }: Pick<PayloadRequest, 'context'>): boolean {
  return Boolean(context.isBesidePublished);
}

/** Only the operation knows whether a draft is saved beside what is published, or in its place. */
const noteDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (writing.has(operation)) req.context.isBesidePublished = (args as { draft?: boolean }).draft;
  return args;
};

const writing: ReadonlySet<string> = new Set(['create', 'update', 'updateByID', 'restoreVersion']);

const stampVersion: CollectionBeforeChangeHook = ({ data, operation, req }) => ({
  ...data,
  savedBy: req.user?.name ?? null,
  isTakenOff: operation === 'update' && data._status === 'draft' && !isBesidePublished(req),
});
