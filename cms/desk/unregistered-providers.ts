import type { Payload, Where } from 'payload';
import { isShown } from '#contract/rules/registration.ts';
import { readFields } from '../database/read-fields.ts';
import { readRegistrations } from './registrations.ts';

/** The published providers that have no registration to show at `now`: visitors are warned of them. */
export async function unregisteredProviders(payload: Payload, now: Date): Promise<Where> {
  const providers = await readFields(payload, 'providers', ['id', '_status', 'deletedAt']);
  const registrations = await readRegistrations(payload);
  const shown = registrations.filter((registration) => isShown(registration, now));
  const registered = new Set(shown.map(({ providerId }) => providerId));
  const unregistered = providers.filter(
    ({ id, _status, deletedAt }) => _status === 'published' && !deletedAt && !registered.has(id),
  );
  return { id: { in: unregistered.map(({ id }) => id) } };
}
