import type { Payload, TaskConfig } from 'payload';
import { deliverDue, type DeliverOptions } from './deliver-due.ts';
import { isMailDue } from './is-mail-due.ts';

/** The queue in which one job at a time sends what is due. */
export const mailQueue = 'mail';

/** How often a process looks whether something is due. */
const lookMilliseconds = 1000;

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
 * Queues a job whenever something is due and no job waits, from now on; returns how to stop. What is due stands in the
 * subscriptions and deliveries themselves, so that a job that is lost with its process loses no message.
 */
export function startMail(payload: Payload): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = look();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await looking;
  };

  async function look(): Promise<void> {
    try {
      if ((await isMailDue(payload)) && !(await isJobWaiting(payload))) {
        await payload.jobs.queue({ task: 'deliverMail', queue: mailQueue, input: {} });
      }
    } catch (error) {
      payload.logger.error({ err: error }, 'It could not be found out whether messages are due');
    }
    if (!isStopped) timer = setTimeout(lookAgain, lookMilliseconds).unref();
  }

  function lookAgain(): void {
    looking = look();
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
