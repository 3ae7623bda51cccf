import pLimit from 'p-limit';
import type { Payload, Where } from 'payload';
import type { WatchedPrice } from '#collections/payload-types.ts';
import { findReadable } from '#cms/database/find-readable.ts';
import { every } from '#cms/runtime/every.ts';
import { keepHost, leaveHost, takeHost } from './host-lease.ts';
import { readTargets, type Target } from './target.ts';
import { visit } from './visit.ts';

/** How often a process looks for visits that are due. */
const lookMilliseconds = 60_000;
const hostsAtOnce = 8;
const visitsInRound = 500;
/** How long a host is visited in a round, whose end all others wait for: it may ask for delays of half a minute. */
const hostMilliseconds = 2 * 60_000;
/** The title is read from the product, which takes longer than all the rest. */
const select = { title: false } as const;

/** Starts to visit the watched prices, each once in its period, while the watch is on; returns how to stop. */
export function startPriceWatch(payload: Payload): () => Promise<void> {
  return every(lookMilliseconds, (signal) => visitDue(payload, signal), {
    name: 'Visiting watched prices',
    logger: payload.logger,
    firstAfter: lookMilliseconds,
  });
}

/**
 * Visits what is due: the prices of a host one after the other, by one process. What a host has not answered within two
 * minutes is still due.
 */
export async function visitDue(payload: Payload, signal?: AbortSignal): Promise<void> {
  const { isOn } = await payload.findGlobal({ slug: 'price-watch', overrideAccess: true });
  if (!isOn) return;
  const due = await findReadable(payload, {
    collection: 'watched-prices',
    // A product in the trash is not visited, and takes the place of no other.
    where: { and: [dueAt(new Date()), { 'product.deletedAt': { equals: null } }] },
    select,
    sort: 'nextVisitAt',
    limit: visitsInRound,
    depth: 0,
    overrideAccess: true,
  });
  const targets = await readTargets(payload, due);
  const limit = pLimit(hostsAtOnce);
  await Promise.all(
    [...byHost(targets)].map(([host, own]) =>
      limit(() => visitHost(payload, { host, own, signal })),
    ),
  );
}

function dueAt(now: Date): Where {
  return { nextVisitAt: { less_than_equal: now.toISOString() } };
}

function byHost(targets: readonly Target[]): Map<string, Target[]> {
  const hosts = new Map<string, Target[]>();
  for (const target of targets) {
    const { address } = target;
    const host = address && URL.canParse(address) ? new URL(address).host : '';
    hosts.set(host, [...(hosts.get(host) ?? []), target]);
  }
  return hosts;
}

type Visits = { host: string; own: readonly Target[]; signal: AbortSignal | undefined };

async function visitHost(payload: Payload, { host, own, signal }: Visits): Promise<void> {
  if (signal?.aborted || !(await takeHost(payload, host))) return;
  const end = Date.now() + hostMilliseconds;
  try {
    for (const { watch } of own) {
      if (signal?.aborted || Date.now() > end) return;
      const target = await readIfStillDue(payload, watch);
      if (!target) continue;
      await keepHost(payload, host);
      await visit(payload, target, signal);
    }
  } finally {
    await leaveHost(payload, host);
  }
}

/** Another process may have visited it before the host was taken. */
async function readIfStillDue(payload: Payload, { id }: WatchedPrice): Promise<Target | undefined> {
  const due = await findReadable(payload, {
    collection: 'watched-prices',
    where: { and: [{ id: { equals: id } }, dueAt(new Date())] },
    select,
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  return (await readTargets(payload, due))[0];
}
