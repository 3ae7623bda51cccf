import type {
  APIError,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { documentPaths } from '#contract/rules/document-path.ts';
import { fieldRefusal } from '../field-refusal.ts';
import { deleteWith } from '../hooks/delete-with.ts';
import { isBesidePublished } from '../hooks/stamp-versions.ts';
import { isPublishing } from '../publishing/is-publishing.ts';
import type { Redirect } from '../payload-types.ts';

/** The addresses of the other pages are fixed, or queries. */
export const redirectedCollections = [
  'guides',
  'market-reports',
  'providers',
] satisfies (keyof typeof documentPaths)[];

type Redirected = (typeof redirectedCollections)[number];
type Page = {
  id?: string;
  slug?: string | null;
  _status?: string | null;
  deletedAt?: string | null;
};

/**
 * The same collection, whose published pages can be found where they were before: publishing one under another address, or
 * taking it off the site, leaves a redirect at the old one, and none takes the old address of another page. The redirect of
 * what is off the site leads nowhere: it knows the address for when the page is published under another one.
 */
export function keepingAddresses(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), leaveRedirect],
      afterChange: [...(hooks?.afterChange ?? []), freeAddress],
      beforeDelete: [...(hooks?.beforeDelete ?? []), deleteWith('redirects', 'to.value')],
    },
  };
}

const newAddressOf = (collection: string, id: string) => `the new address of ${collection} ${id}`;

/** Leaves the redirect before the page is stored elsewhere; one that leads from a page to itself does nothing, should it be refused. */
const leaveRedirect: CollectionBeforeChangeHook<Page & { id: string }> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const page: Page = { ...originalDoc, ...data, id: originalDoc?.id };
  const isPublished = isPublishing(page, req);
  if (!isPublished && isBesidePublished(req)) return data;
  const slug = collection.slug as Redirected;
  const path = documentPaths[slug];
  // The newest version may be a draft.
  const stored = page.id === undefined ? null : await storedPage(req, slug, page.id);
  const published = stored && isPublic(stored) ? stored : null;
  if (isPublished) {
    if (published?.slug === page.slug) return data;
    const address = path(page.slug ?? '');
    const taken = await redirectFrom(req, address);
    if (taken && taken.to.value !== page.id) throw await refusal(taken, req);
    if (taken) req.context[newAddressOf(slug, taken.to.value)] = address;
  }
  if (!published) return data;
  const from = path(published.slug ?? '');
  await remove(req, from);
  await req.payload.create({
    collection: 'redirects',
    data: { from, to: { relationTo: slug, value: published.id } },
    overrideAccess: true,
    req,
  });
  return data;
};

/** Removes the redirect at an old address that the page has again, once it is stored there. */
const freeAddress: CollectionAfterChangeHook<Page & { id: string }> = async ({
  collection,
  doc,
  req,
}) => {
  const key = newAddressOf(collection.slug, doc.id);
  const address = req.context[key];
  if (typeof address === 'string') await remove(req, address);
  delete req.context[key];
  return doc;
};

function isPublic({ _status, deletedAt }: Page): boolean {
  return _status === 'published' && !deletedAt;
}

function storedPage(
  req: PayloadRequest,
  collection: Redirected,
  id: string,
): Promise<(Page & { id: string }) | null> {
  return req.payload.db.findOne({ collection, where: { id: { equals: id } }, req });
}

type Stored = Redirect & { to: { value: string } };

async function redirectFrom(req: PayloadRequest, from: string): Promise<Stored | undefined> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: from } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs[0] as Stored | undefined;
}

async function remove(req: PayloadRequest, from: string): Promise<void> {
  await req.payload.delete({
    collection: 'redirects',
    where: { from: { equals: from } },
    overrideAccess: true,
    req,
  });
}

async function refusal({ from, to }: Stored, req: PayloadRequest): Promise<APIError> {
  const { docs } = await req.payload.find({
    collection: to.relationTo,
    where: { id: { equals: to.value } },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  });
  const [other] = docs;
  const title = other && ('title' in other ? other.title : other.name);
  const message =
    `${from} still leads readers to ${title ? `“${title}”` : 'another page'}, which had this address before. ` +
    'Choose another address, or delete that redirect first.';
  return fieldRefusal({ path: 'slug', message });
}
