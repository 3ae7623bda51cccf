import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload, TaskConfig } from 'payload';
import { every } from '../runtime/every.ts';
import { runDueJobs } from '../runtime/jobs.ts';
import { deliverDue, type DeliverOptions } from './deliver-due.ts';
import { isMailDue } from './is-mail-due.ts';
import { mailQueueName } from './mail-queue.ts';

/** How often a process looks for due messages. */
const lookMilliseconds = 6000;
/** The least time between two jobs while there is something to send: a job that fails ends at once. */
const busyMilliseconds = 1000;

/** The task that sends subscribers all messages that are due. */
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
 * Starts to send pending messages; returns a function that stops it. Those of subscribers are stored in subscriptions and deliveries
 * themselves, so a job that is lost with its process loses no message.
 */
export function startMail(payload: Payload): () => Promise<void> {
  return every(lookMilliseconds, (signal) => sendDueMail(payload, signal), {
    name: 'Sending messages that are due',
    logger: payload.logger,
  });
}

async function sendDueMail(payload: Payload, signal: AbortSignal): Promise<void> {
  // A process that died may have left one behind.
  await runDueJobs(payload, mailQueueName, signal);
  while (!signal.aborted && (await isMailDue(payload))) {
    if (!(await isDeliveryQueued(payload))) {
      await payload.jobs.queue({ task: 'deliverMail', queue: mailQueueName, input: {} });
    }
    const next = sleep(busyMilliseconds, undefined, { signal }).catch(() => {});
    await runDueJobs(payload, mailQueueName, signal);
    await next;
  }
}

async function isDeliveryQueued(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.db.count({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'deliverMail' } },
        { processing: { not_equals: true } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
  });
  return totalDocs > 0;
}
