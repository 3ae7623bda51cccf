import type { Payload } from 'payload';
import { daysBefore } from '../days.ts';
import { registrations } from '../demo/registrations.ts';
import { known } from './known.ts';

type Stored = { payload: Payload; date: Date; providerIds: ReadonlyMap<string, string> };

/** Stores the missing registrations; returns how many there are. */
export async function storeRegistrations({ payload, date, providerIds }: Stored): Promise<number> {
  const { docs } = await payload.find({
    collection: 'registrations',
    depth: 0,
    pagination: false,
    select: { number: true },
    overrideAccess: true,
  });
  const stored = new Set(docs.map(({ number }) => number));
  for (const { providerSlug, checkedDaysAgo, ...registration } of registrations) {
    if (stored.has(registration.number)) continue;
    await payload.create({
      collection: 'registrations',
      data: {
        ...registration,
        provider: known(providerIds, providerSlug),
        checkedAt: daysBefore(date, checkedDaysAgo, { hour: 10 }),
      },
      depth: 0,
      overrideAccess: true,
    });
  }
  return registrations.length;
}
