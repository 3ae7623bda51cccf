import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { afterCommit } from '../after-commit.ts';
import { announceChange } from '../change-feed.ts';

/** New drafts are announced too, so that documents that refer to them do not count as orphans. */
const announceSave: CollectionAfterChangeHook = async (save) => {
  const { collection, doc, previousDoc, operation, req } = save;
  if (operation === 'create' || isPublic(doc) || isPublic(previousDoc)) {
    await announce(req, collection.slug, doc.id);
  }
};

const announceDelete: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  announce(req, collection.slug, String(id));

const announceGlobal: GlobalAfterChangeHook = ({ global, req }) =>
  announce(req, global.slug, global.slug);

/** Hooks that tell the catalogue about every change of a public document. */
export const announcesChanges = {
  afterChange: [announceSave],
  afterDelete: [announceDelete],
} satisfies CollectionConfig['hooks'];

/** The same for a global. */
export const announcesGlobalChanges = {
  afterChange: [announceGlobal],
} satisfies GlobalConfig['hooks'];

function announce(req: PayloadRequest, collection: string, id: string): Promise<void> {
  return afterCommit(req, `${collection} ${id}`, () =>
    announceChange(req.payload, { collection, ids: [id] }),
  );
}

function isPublic(doc: { _status?: string } | undefined): boolean {
  return doc !== undefined && doc._status !== 'draft';
}
