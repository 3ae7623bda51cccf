import type { CollectionConfig } from 'payload';
import { allow } from './roles.ts';
import { signedIn } from './signed-in.ts';

/** Access to content that editors write and publish. */
export const editorial: CollectionConfig['access'] = {
  create: allow('editor'),
  read: signedIn,
  update: allow('editor'),
  delete: allow('editor'),
};
