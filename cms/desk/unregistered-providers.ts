import type { Payload, Where } from 'payload';
import { relationId } from '#collections/relation-id.ts';
import { isShown } from '#contract/rules/registration.ts';
import { findIds, findReadable } from '../database/find-readable.ts';
import { fromEach } from '../database/pass-over.ts';

/** The published providers that have no registration to show at `now`: visitors are warned of them. */
export async function unregisteredProviders(payload: Payload, now: Date): Promise<Where> {
  const [providers, registrations] = await Promise.all([
    findIds(payload, {
      collection: 'providers',
      where: { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] },
    }),
    findReadable(payload, {
      collection: 'registrations',
      select: { provider: true, checkedAt: true, endsAt: true },
      depth: 0,
      overrideAccess: true,
    }),
  ]);
  const registered = await fromEach(payload, 'registrations', registrations, (registration) => {
    const { provider, checkedAt, endsAt } = registration;
    const isRegistered = isShown({ checkedAt, endsAt: endsAt ?? null }, now);
    return isRegistered ? [relationId(provider)] : [];
  });
  const known = new Set(registered);
  return { id: { in: providers.filter((id) => !known.has(id)) } };
}
