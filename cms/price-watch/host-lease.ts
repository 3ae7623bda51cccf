import type { Payload } from 'payload';
import { isDuplicate } from '#cms/database/is-duplicate.ts';

const collection = 'watched-hosts';
/** A visit with all its redirects and delays takes less. */
const leaseMilliseconds = 10 * 60 * 1000;

/** Takes a host for this process, unless another one has it; says whether it has. */
export async function takeHost(payload: Payload, host: string): Promise<boolean> {
  const now = Date.now();
  const leasedUntil = new Date(now + leaseMilliseconds).toISOString();
  const taken = await payload.db.updateOne({
    collection,
    where: {
      and: [
        { host: { equals: host } },
        { leasedUntil: { less_than: new Date(now).toISOString() } },
      ],
    },
    data: { leasedUntil },
    options: { atomic: true },
  });
  if (taken) return true;
  try {
    await payload.db.create({ collection, data: { host, leasedUntil } });
    return true;
  } catch (error) {
    if (isDuplicate(error, 'host')) return false;
    throw error;
  }
}

/** Keeps a host that this process has, for another visit. */
export async function keepHost(payload: Payload, host: string): Promise<void> {
  await lease(payload, host, Date.now() + leaseMilliseconds);
}

export async function leaveHost(payload: Payload, host: string): Promise<void> {
  await lease(payload, host, 0);
}

async function lease(payload: Payload, host: string, until: number): Promise<void> {
  const data = { leasedUntil: new Date(until).toISOString() };
  await payload.db.updateOne({ collection, where: { host: { equals: host } }, data });
}
