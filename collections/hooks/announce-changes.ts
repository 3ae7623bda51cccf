import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
} from 'payload';
import { afterCommit } from '../after-commit.ts';
import { announceChange } from '../change-feed.ts';

const announceSave: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (isPublic(doc) || isPublic(previousDoc)) {
    await afterCommit(req, collection.slug, () => announceChange(req.payload, collection.slug));
  }
};

const announceDelete: CollectionAfterDeleteHook = ({ collection, req }) =>
  afterCommit(req, collection.slug, () => announceChange(req.payload, collection.slug));

const announceGlobal: GlobalAfterChangeHook = ({ global, req }) =>
  afterCommit(req, global.slug, () => announceChange(req.payload, global.slug));

/** Hooks of a collection that visitors see: the catalogue learns of every change of what is public. */
export const announcesChanges = {
  afterChange: [announceSave],
  afterDelete: [announceDelete],
} satisfies CollectionConfig['hooks'];

/** The same for a global. */
export const announcesGlobalChanges = {
  afterChange: [announceGlobal],
} satisfies GlobalConfig['hooks'];

function isPublic(doc: { _status?: string } | undefined): boolean {
  return doc !== undefined && doc._status !== 'draft';
}
