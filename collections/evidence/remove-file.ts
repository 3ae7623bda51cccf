import { rm } from 'node:fs/promises';
import type { CollectionAfterDeleteHook } from 'payload';
import type { Evidence } from '../payload-types.ts';
import { evidenceFile } from './evidence-file.ts';

/** A file goes with its document. */
export const removeFile: CollectionAfterDeleteHook<Evidence> = async ({ doc, req }) => {
  await rm(evidenceFile(req.payload, doc), { force: true });
};
