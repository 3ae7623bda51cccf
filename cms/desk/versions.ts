import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { sitePeriods, type SavedVersion, type SitePeriod } from './site-periods.ts';

/** A version as the list of versions shows it. */
export type ListedVersion = Pick<SavedVersion, 'id' | 'savedAt' | 'status'> & {
  /** Who saved it; null for a program. */
  savedBy: string | null;
  /** When the public saw it, if ever. */
  period?: SitePeriod;
};

type Stored = {
  id: string;
  updatedAt: string;
  version: {
    _status?: 'draft' | 'published' | null;
    savedBy?: string | null;
    isTakenOff?: boolean | null;
    deletedAt?: string | null;
  };
};

type Place = { collection: CollectionSlug; id: string; user: TypedUser | null };

/** The versions of a document that the account may read, newest first. */
export async function readVersions(
  payload: Payload,
  { collection, id, user }: Place,
): Promise<ListedVersion[]> {
  const { docs } = (await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    select: {
      updatedAt: true,
      version: { _status: true, savedBy: true, isTakenOff: true, deletedAt: true },
    },
    depth: 0,
    trash: true,
    pagination: false,
    overrideAccess: false,
    user,
  })) as unknown as { docs: Stored[] };
  const { docs: published } = await payload.find({
    collection,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    select: {},
    depth: 0,
    limit: 1,
    overrideAccess: true,
  });
  const versions = docs.map((version) => ({
    id: version.id,
    savedAt: version.updatedAt,
    savedBy: version.version.savedBy ?? null,
    status: version.version._status ?? 'draft',
    isTakenOff: Boolean(version.version.isTakenOff || version.version.deletedAt),
  }));
  const periods = sitePeriods(versions, published.length > 0);
  return versions.map(({ id: version, savedAt, savedBy, status }) => ({
    id: version,
    savedAt,
    savedBy,
    status,
    period: periods.get(version),
  }));
}
