import type { Payload } from 'payload';
import type { Medication, Provider } from '#collections/payload-types.ts';
import type { AlertDose, AlertTerms } from '#contract/rules/price-alert.ts';
import type { StoredAlert } from './alert-row.ts';

/** An alert with the names that its medication and providers have now. */
export type NamedAlert = AlertDose &
  AlertTerms &
  Omit<StoredAlert, 'medicationId' | 'providerIds'> & {
    /** The names of `providers`, in the same order; null for one that has been deleted. */
    providerNames: readonly (string | null)[];
  };

/** Names what alerts watch, also what has been withdrawn since; what has been deleted keeps its id for a name or slug. */
export async function nameAlerts(
  payload: Payload,
  alerts: readonly StoredAlert[],
): Promise<NamedAlert[]> {
  const among = (ids: string[]) => ({ where: { id: { in: ids } }, pagination: false });
  const [medications, providers] = await Promise.all([
    payload.db.find<Medication>({
      collection: 'medications',
      select: { name: true },
      ...among(alerts.map(({ medicationId }) => medicationId)),
    }),
    payload.db.find<Provider>({
      collection: 'providers',
      select: { slug: true, name: true },
      ...among(alerts.flatMap(({ providerIds }) => providerIds)),
    }),
  ]);
  const names = new Map(medications.docs.map(({ id, name }) => [id, name]));
  const providersById = new Map(providers.docs.map((provider) => [provider.id, provider]));
  return alerts.map(({ medicationId, providerIds, ...alert }) => ({
    ...alert,
    medication: names.get(medicationId) ?? medicationId,
    providers: providerIds.map((id) => providersById.get(id)?.slug ?? id),
    providerNames: providerIds.map((id) => providersById.get(id)?.name ?? null),
  }));
}
