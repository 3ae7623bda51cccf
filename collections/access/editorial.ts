import type { CollectionConfig } from 'payload';
import { publishedOrSignedIn } from './public-where.ts';
import { allow } from './roles.ts';

/** Of what editors write and publish. */
export const editorial: CollectionConfig['access'] = {
  create: allow('editor'),
  read: publishedOrSignedIn,
  update: allow('editor'),
  delete: allow('editor'),
};
