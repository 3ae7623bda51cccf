import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload, TaskConfig } from 'payload';
import { every } from '../runtime/every.ts';
import { runDueJobs } from '../runtime/jobs.ts';
import { deliverDue, type DeliverOptions } from './deliver-due.ts';
import { isMailDue } from './is-mail-due.ts';

/** The queue in which one job at a time sends what is due. */
export const mailQueue = 'mail';

/** How often a process looks whether something is due. */
const lookMilliseconds = 5000;
/** And while it sends, after a job but no more often than this: one that fails is over at once. */
const busyMilliseconds = 1000;

/** The task that sends all messages that are due. */
export function deliverMailTask(options: DeliverOptions): TaskConfig<'deliverMail'> {
  return {
    slug: 'deliverMail',
    retries: 0,
    handler: async ({ req }) => {
      await deliverDue(req.payload, options);
      return { output: {} };
    },
  };
}

/**
 * Sends what is due from now on; returns how to stop. What is due stands in the subscriptions and deliveries
 * themselves, so that a job that is lost with its process loses no message.
 */
export function startMail(payload: Payload): () => Promise<void> {
  return every(lookMilliseconds, (signal) => sendWhatIsDue(payload, signal), {
    name: 'Sending messages that are due',
    logger: payload.logger,
  });
}

async function sendWhatIsDue(payload: Payload, signal: AbortSignal): Promise<void> {
  // A process that died may have left one behind.
  await runDueJobs(payload, mailQueue, signal);
  while (!signal.aborted && (await isMailDue(payload))) {
    if (!(await isJobWaiting(payload))) {
      await payload.jobs.queue({ task: 'deliverMail', queue: mailQueue, input: {} });
    }
    const next = sleep(busyMilliseconds, undefined, { signal }).catch(() => {});
    await runDueJobs(payload, mailQueue, signal);
    await next;
  }
}

async function isJobWaiting(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.db.count({
    collection: 'payload-jobs',
    where: {
      and: [
        { queue: { equals: mailQueue } },
        { processing: { not_equals: true } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
  });
  return totalDocs > 0;
}
