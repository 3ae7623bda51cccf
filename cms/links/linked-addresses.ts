import type { Payload, Where } from 'payload';
import { linkingCollections } from '#collections/broken-links.ts';
import { isWebAddress } from '#contract/rules/web-address.ts';
import { findReadable } from '../database/find-readable.ts';

type Collection = (typeof linkingCollections)[number];

/** A document that has a link, as a relationship names it. */
export type Place = { relationTo: Collection; value: string };

const published: Where = { _status: { equals: 'published' } };

/** What visitors see of each collection. */
const shown: Readonly<Record<Collection, Where>> = {
  guides: published,
  'market-reports': published,
  'legal-pages': published,
  medications: published,
  providers: published,
  products: {},
  discounts: { isActive: { equals: true } },
  registrations: {},
};

/** The addresses on other sites that published documents link to, each with the documents that can be read. */
export async function linkedAddresses(payload: Payload): Promise<Map<string, Place[]>> {
  const places = new Map<string, Place[]>();
  for (const collection of linkingCollections) {
    const documents = await findReadable(payload, {
      collection,
      where: shown[collection],
      joins: false as never,
      depth: 0,
      overrideAccess: true,
    });
    for (const document of documents) {
      for (const address of new Set(addressesIn(document))) {
        const known = places.get(address) ?? [];
        places.set(address, [...known, { relationTo: collection, value: document.id }]);
      }
    }
  }
  return places;
}

/** Every value of a document that is a web address, wherever it stands: in a field, or as the target of a link in a text. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return isFollowed(value) ? [withoutFragment(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

/** Nobody can answer under .example (RFC 2606), which the sample data use. */
function isFollowed(text: string): boolean {
  return isWebAddress(text) && !new URL(text).hostname.endsWith('.example');
}

/** The part of a page is the browser's to find. */
function withoutFragment(address: string): string {
  return address.split('#', 1)[0] ?? address;
}
