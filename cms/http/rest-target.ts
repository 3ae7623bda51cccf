import {
  buildVersionCollectionFields,
  type FlattenedField,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload';
import { BadRequest, NotFound } from '../runtime/errors.ts';

/** What an address of Payload’s REST is about; its own endpoints beside the collections and globals have no fields. */
export type Target = { fields?: readonly FlattenedField[]; collection?: SanitizedCollectionConfig };

/** @throws PublicError 400 for an address that is not encoded correctly. */
export function segmentsOf({ pathname }: URL, root: string): string[] {
  const segments = pathname.slice(root.length).replace(/\/$/, '').split('/').slice(1);
  try {
    segments.forEach(decodeURIComponent);
  } catch {
    throw new BadRequest('The address is not correctly encoded.');
  }
  return segments;
}

/** @throws NotFound if there is nothing at the address, whoever asks. */
export function targetOf(
  config: SanitizedConfig,
  [first = '', second, third]: readonly string[],
): Target {
  const collection = config.collections.find(({ slug }) => slug === first);
  if (collection && collection.endpoints !== false) {
    if (second !== 'versions') return { collection, fields: collection.flattenedFields };
    if (collection.versions)
      return { collection, fields: buildVersionCollectionFields(config, collection, true) };
  }
  if (first === 'globals') {
    const global = config.globals.find(({ slug }) => slug === second);
    if (global && third !== 'versions') return { fields: global.flattenedFields };
  }
  if (!collection && config.endpoints.some(({ path }) => path.split('/')[1] === first)) return {};
  throw new NotFound('There is nothing at this address.');
}
