import { existsSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
} from 'payload';
import { hasRole } from '#collections/access/roles.ts';
import type { Media } from '#collections/payload-types.ts';
import { pictureFiles, picturePath } from '#contract/rules/picture.ts';
import type { Environment } from '../runtime/env.ts';
import { PublicError } from '../runtime/errors.ts';
import { readPicture } from '../uploads/read-upload.ts';
import { removePictureFiles, writePictureFiles, type KeptPicture } from './picture-files.ts';

/** Where the pictures of articles lie. */
export function mediaFolder({ dataDir }: Pick<Environment, 'dataDir'>): string {
  return path.join(dataDir, 'media');
}

/**
 * The same collection; of `media`, each file is judged and written anew before Payload sees it, and its sizes are made
 * before its document can be seen.
 */
export function keepingPictures(
  collection: CollectionConfig,
  env: Pick<Environment, 'dataDir'>,
): CollectionConfig {
  if (collection.slug !== 'media' || typeof collection.upload !== 'object') return collection;
  const { hooks, upload } = collection;
  const folder = mediaFolder(env);

  const writeSizes: CollectionAfterChangeHook<Media> = async ({ doc, operation, req }) => {
    if (operation === 'create' && req.file)
      await writePictureFiles(req.file.data, kept(folder, doc));
  };
  const removeSizes: CollectionAfterDeleteHook<Media> = ({ doc }) =>
    removePictureFiles(kept(folder, doc));

  return {
    ...collection,
    upload: {
      ...upload,
      staticDir: folder,
      adminThumbnail: ({ doc }) => thumbnail(doc),
      handlers: [(_req, { params }) => answerMissing(folder, params.filename)],
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), readFile],
      afterChange: [writeSizes, ...(hooks?.afterChange ?? [])],
      afterDelete: [removeSizes, ...(hooks?.afterDelete ?? [])],
    },
  };
}

/** Answers nothing if the file is there: Payload fails on one that is missing. */
function answerMissing(folder: string, name: string): Response | undefined {
  if (existsSync(path.join(folder, path.basename(name)))) return undefined;
  return Response.json({ errors: [{ message: 'There is no such file.' }] }, { status: 404 });
}

/**
 * Whoever may not keep a picture is refused right after this, before work is done for them. A file is named by chance:
 * what people call it may name a person, and an address that nobody can guess shows no draft’s picture.
 */
const readFile: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' || (!overrideAccess && !hasRole(req.user, 'editor'))) return args;
  // Payload would fetch one from an address in the document.
  if (!req.file) throw new APIError('Choose a picture first.', 400, null, true);
  try {
    const { bytes, extension } = await readPicture(req.file.data);
    req.file = {
      data: bytes,
      mimetype: extension === 'png' ? 'image/png' : 'image/jpeg',
      name: `${randomUUID()}.${extension}`,
      size: bytes.length,
    };
  } catch (error) {
    if (error instanceof PublicError) throw new APIError(error.message, error.status, null, true);
    throw error;
  }
  return args;
};

function kept(folder: string, { filename, width }: Media): KeptPicture {
  return { folder, name: path.parse(filename ?? '').name, width: width ?? 0 };
}

function thumbnail(doc: Record<string, unknown>): string | null {
  const { filename, width } = doc as Partial<Media>;
  if (!filename || !width) return null;
  const [smallest] = pictureFiles(path.parse(filename).name, width);
  return smallest ? picturePath(smallest.file) : null;
}
