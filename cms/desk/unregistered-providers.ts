import type { Payload, Where } from 'payload';
import type { Provider, Registration } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { isShown } from '#contract/rules/registration.ts';

/** The published providers that have no registration to show at `now`: visitors are warned of them. */
export async function unregisteredProviders({ db }: Payload, now: Date): Promise<Where> {
  const [providers, registrations] = await Promise.all([
    db.find<Provider>({
      collection: 'providers',
      where: { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] },
      pagination: false,
    }),
    db.find<Registration>({ collection: 'registrations', where: {}, pagination: false }),
  ]);
  const registered = new Set(
    registrations.docs
      .filter(({ checkedAt, endsAt }) => isShown({ checkedAt, endsAt: endsAt ?? null }, now))
      .map(({ provider }) => relationId(provider)),
  );
  const ids = providers.docs.map(({ id }) => id).filter((id) => !registered.has(id));
  return { id: { in: ids } };
}
