import type { CollectionBeforeChangeHook } from 'payload';
import type { Note } from '../payload-types.ts';

/** Signs a note by whoever wrote it. */
export const setAuthor: CollectionBeforeChangeHook<Note> = ({ data, operation, req }) =>
  operation === 'create' ? { ...data, author: req.user?.id ?? null } : data;
