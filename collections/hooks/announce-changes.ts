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

/**
 * Drafts are announced too: a new one, so that documents that refer to it do not count as orphans; a changed one, because
 * it may be what is left of a page that has just been taken off, and the newest version before may have been a draft.
 */
const announceSave: CollectionAfterChangeHook = ({ collection, doc, req }) =>
  announce(req, collection.slug, doc.id);

const announceDelete: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  announce(req, collection.slug, String(id));

const announceGlobal: GlobalAfterChangeHook = ({ global, req }) =>
  announce(req, global.slug, global.slug);

/** Hooks that tell the catalogue about every change of a document. */
export const announcesChanges = {
  afterChange: [announceSave],
  afterDelete: [announceDelete],
} satisfies CollectionConfig['hooks'];

/** The same for a global. */
export const announcesGlobalChanges = {
  afterChange: [announceGlobal],
} satisfies GlobalConfig['hooks'];

/** Tells the catalogue of a change, once it is durable. */
export function announce(req: PayloadRequest, collection: string, id: string): Promise<void> {
  return afterCommit(req, `${collection} ${id}`, () =>
    announceChange(req.payload, { collection, ids: [id] }),
  );
}
