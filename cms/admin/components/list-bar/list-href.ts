import type { CollectionSlug, Where } from 'payload';
import { adminHref } from '#cms/admin/routes.ts';

/** The address of a collection's list in the admin that shows what matches, as the list itself writes it. */
export function listHref(collection: CollectionSlug, where: Where = {}, sort?: string): string {
  const list = adminHref(`/collections/${collection}`);
  const query = new URLSearchParams(parametersOf('where', where));
  if (sort) query.set('sort', sort);
  return query.size === 0 ? list : `${list}?${query}`;
}

/** `{ status: { equals: 'open' } }` → `where[status][equals]=open`. */
function parametersOf(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, part]) => parametersOf(`${name}[${key}]`, part));
}
