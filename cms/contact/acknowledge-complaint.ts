import type { Payload, TaskConfig } from 'payload';
import type { Complaint } from '#collections/payload-types.ts';
import { enqueueMessage } from '../mail/enqueue-message.ts';
import { mailQueueName, mailRetries } from '../mail/mail-queue.ts';
import { createCounter } from '../runtime/counter.ts';

/** Anybody can enter an address that is not theirs. */
const acknowledgements = createCounter({
  name: 'acknowledgements of complaints',
  tries: 3,
  minutes: 24 * 60,
});

/** Has a complaint acknowledged in the background, so that no answer's duration reveals whether an email is sent. */
export async function queueAcknowledgement(payload: Payload, { id }: Complaint): Promise<void> {
  const input = { complaint: id };
  await payload.jobs.queue({ task: 'acknowledgeComplaint', queue: mailQueueName, input });
}

/** The task that acknowledges a complaint by email, unless its address has had its share. */
export const acknowledgeComplaintTask: TaskConfig<'acknowledgeComplaint'> = {
  slug: 'acknowledgeComplaint',
  inputSchema: [{ name: 'complaint', type: 'text', required: true }],
  retries: mailRetries,
  handler: async ({ input, req: { payload } }) => {
    const { email, receivedAt, answerBy } = await payload.findByID({
      collection: 'complaints',
      id: input.complaint,
      overrideAccess: true,
    });
    const count = acknowledgements(email);
    if ((await count.add(payload)).isRefused) return { output: {} };
    try {
      const { complaintReceived } = await import('../mail/messages/complaint-received.tsx');
      await enqueueMessage(payload, {
        to: email,
        message: complaintReceived({
          receivedAt: new Date(receivedAt),
          answerBy: new Date(answerBy),
        }),
      });
    } catch (error) {
      // Only what is sent counts: the task is tried again.
      await count.takeBack(payload);
      throw error;
    }
    return { output: {} };
  },
};
