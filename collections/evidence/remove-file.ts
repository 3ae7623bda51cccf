import { rm } from 'node:fs/promises';
import type { CollectionAfterDeleteHook } from 'payload';
import type { Evidence } from '../payload-types.ts';
import { evidenceFile, evidenceName, thumbnailName } from './evidence-file.ts';

/** A file goes with its document, and so does its small picture. */
export const removeFile: CollectionAfterDeleteHook<Evidence> = async ({ doc, req }) => {
  for (const name of [evidenceName(doc), thumbnailName(doc)])
    await rm(evidenceFile(req.payload, name), { force: true });
};
