import { z } from 'zod';
import type { Redirect } from '#collections/payload-types.ts';
import { pageCollections } from '#contract/rules/document-path.ts';
import { pagePath } from '#contract/rules/page-path.ts';
import { idSchema } from '#contract/schemas/fields.ts';
import { relatedId } from './related-id.ts';

const redirectPartSchema = z.strictObject({
  from: z.string().startsWith('/'),
  collection: z.enum(pageCollections),
  id: idSchema,
});
/** An address that a page has had, and the document that is meant. */
export type RedirectPart = z.infer<typeof redirectPartSchema>;

/** @throws if it leads from no address of this site, or the document is gone. */
export function redirectPart({ from, to }: Redirect): RedirectPart {
  return redirectPartSchema.parse({
    from,
    collection: to.relationTo,
    id: relatedId(to.value, 'page'),
  });
}

/**
 * Where old addresses lead now. A redirect names the document, not an address, so there are no chains; one to a page that
 * is not published leads nowhere, and so does one to itself.
 */
export function buildRedirects(
  parts: readonly RedirectPart[],
  pathOf: (collection: string, id: string) => string | undefined,
): ReadonlyMap<string, string> {
  return new Map(
    parts.flatMap(({ from, collection, id }) => {
      const path = pathOf(collection, id);
      return path === undefined || path === from
        ? []
        : addressesOf(from).map((address) => [address, path] as const);
    }),
  );
}

/** A provider's page answers at two addresses. */
function addressesOf(from: string): string[] {
  const [canonical, linked] = [
    pagePath('provider', { slug: '' }),
    pagePath('linkedProvider', { slug: '' }),
  ];
  return from.startsWith(canonical) ? [from, `${linked}${from.slice(canonical.length)}`] : [from];
}
