import type { Payload } from 'payload';
import type { Media } from '#collections/payload-types.ts';
import { examplePicture } from './files.ts';

/** Stores a picture, as the admin's form does. */
export async function createPicture(
  payload: Payload,
  alt = 'A pen beside its box',
): Promise<Media> {
  const data = await examplePicture();
  return payload.create({
    collection: 'media',
    data: { alt },
    file: { data, name: 'pen.png', mimetype: 'image/png', size: data.length },
    overrideAccess: true,
  });
}
