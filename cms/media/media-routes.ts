import { existsSync } from 'node:fs';
import path from 'node:path';
import express, { type Router } from 'express';
import type { Payload } from 'payload';
import { NotFound } from '../runtime/errors.ts';
import { sendUpload } from '../uploads/send-upload.ts';
import { completePicture } from './picture-files.ts';

/** `{name}-800.avif`; the document's own file is for the admin alone. */
const fileName = /^[\da-f-]{36}-\d{1,4}\.(avif|webp)$/;

/** The pictures of articles, in the sizes and formats that pages ask for. */
export function mediaRoutes({ payload }: { payload: Payload }): Router {
  const folder = payload.collections.media.config.upload.staticDir ?? '';
  const router = express.Router({ caseSensitive: true });
  router.get('/media/:name', async (req, res) => {
    const { name } = req.params;
    const type = fileName.exec(name)?.[1];
    if (type === undefined || !(await hasFile(name)))
      throw new NotFound('There is no such picture.');
    await sendUpload(res, { folder, name, mediaType: `image/${type}`, isPublic: true });
  });
  return router;

  async function hasFile(name: string): Promise<boolean> {
    return existsSync(path.join(folder, name)) || completePicture(folder, name);
  }
}
