import type { CollectionSlug, Payload, Where } from 'payload';
import { overdueJobs } from '#collections/jobs/overdue-jobs.ts';
import { catalogueOf, type CatalogueStatus } from '../catalogue/catalogue-service.ts';
import { mailQueueName } from '../mail/mail-queue.ts';
import { sendingMailings } from '../mail/report-queue.ts';
import { duePendingMessages } from '../mail/subscriber-queue.ts';
import { dueJobs } from '../runtime/jobs.ts';
import { dueAlertMessages } from '../subscriptions/alerts/alert-store.ts';
import { heartbeatOf, runningProcesses, type RunningProcess } from './heartbeat.ts';

/** How this process stands, as far as it knows without asking the database. */
export type ProcessStatus = CatalogueStatus & { isWritable: boolean };

export type QueueName = keyof ReturnType<typeof queues>;

/** What waits to be done and could be done now. */
export type Queue = {
  name: QueueName;
  length: number;
  /** Since when the one that has waited longest could have been done, as ISO UTC; null if nothing waits. */
  since: string | null;
};

/** How everything stands that the database knows. */
export type Workload = {
  queues: Queue[];
  /** Jobs that have failed or are late by five minutes. */
  jobsInTrouble: { count: number; where: Where };
  activePriceAlerts: number;
  processes: RunningProcess[];
};

type ReadStatus = () => Promise<ProcessStatus>;

const readers = new WeakMap<Payload, ReadStatus>();

/** Says how to ask the process that serves visitors, for a Payload instance beside the one that serves them. */
export function readStatusFrom(payload: Payload, read: ReadStatus): void {
  readers.set(payload, read);
}

/** How this process stands; its catalogue runs. */
export async function readStatus(payload: Payload): Promise<ProcessStatus> {
  const read = readers.get(payload);
  if (read) return read();
  const catalogue = catalogueOf(payload);
  if (!catalogue) throw new Error('This process serves no visitors');
  return { ...catalogue.status(), isWritable: heartbeatOf(payload)?.isWritable() ?? true };
}

/** How everything stands at `now` that the database knows. */
export async function readWorkload(payload: Payload, now: Date): Promise<Workload> {
  const mailings = (await sendingMailings(payload)).map(({ id }) => id);
  const named = Object.entries(queues(now, mailings)) as [QueueName, QueueDefinition][];
  const jobs = overdueJobs(now);
  const [lengths, jobsInTrouble, activePriceAlerts, processes] = await Promise.all([
    Promise.all(named.map(([name, queue]) => readQueue(payload, name, queue))),
    count(payload, 'payload-jobs', jobs),
    count(payload, 'price-alerts', { status: { equals: 'active' } }),
    runningProcesses(payload),
  ]);
  return {
    queues: lengths,
    jobsInTrouble: { count: jobsInTrouble, where: jobs },
    activePriceAlerts,
    processes,
  };
}

type QueueDefinition = {
  collection: CollectionSlug;
  where: Where;
  /** Since when each could have been done: the first of these that it has. */
  since: ('createdAt' | 'dueAt' | 'waitUntil')[];
};

/** What waits at `now`, by the name that metrics have for it; `mailings` are being sent. */
function queues(now: Date, mailings: readonly string[]) {
  const isDue: Where = { dueAt: { less_than_equal: now.toISOString() } };
  return {
    scheduledJobs: {
      collection: 'payload-jobs',
      where: dueJobs('default', now),
      since: ['waitUntil', 'createdAt'],
    },
    messages: {
      collection: 'payload-jobs',
      where: { and: [dueJobs(mailQueueName, now), { taskSlug: { equals: 'sendMessage' } }] },
      since: ['waitUntil', 'createdAt'],
    },
    confirmations: {
      collection: 'subscriptions',
      where: duePendingMessages(now),
      since: ['dueAt'],
    },
    priceAlerts: { collection: 'price-alerts', where: dueAlertMessages(now), since: ['dueAt'] },
    reports: {
      collection: 'deliveries',
      where: { and: [{ mailing: { in: mailings } }, { state: { equals: 'waiting' } }, isDue] },
      since: ['dueAt'],
    },
  } satisfies Record<string, QueueDefinition>;
}

async function readQueue(
  payload: Payload,
  name: QueueName,
  { collection, where, since }: QueueDefinition,
): Promise<Queue> {
  const [length, { docs }] = await Promise.all([
    count(payload, collection, where),
    payload.db.find<Record<string, string | null>>({
      collection,
      where,
      sort: since,
      limit: 1,
      pagination: false,
    }),
  ]);
  const longestWaiting = docs[0];
  const dated = since.find((field) => longestWaiting?.[field]);
  return { name, length, since: (dated && longestWaiting?.[dated]) ?? null };
}

async function count(payload: Payload, collection: CollectionSlug, where: Where): Promise<number> {
  return (await payload.db.count({ collection, where })).totalDocs;
}
