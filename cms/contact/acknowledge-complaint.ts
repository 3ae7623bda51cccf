import type { Payload, TaskConfig } from 'payload';
import type { Complaint } from '#collections/payload-types.ts';
import { mailQueueName } from '../mail/mail-queue.ts';
import { sendMessage } from '../mail/send-message.ts';
import { createCounter } from '../runtime/counter.ts';

/** Anybody can enter an address that is not theirs. */
const acknowledgements = createCounter({
  name: 'acknowledgements of complaints',
  tries: 3,
  minutes: 24 * 60,
});

/** When it is tried again: after 1, 2, 4 minutes and so on, for almost three days. The law demands it. */
const retries: TaskConfig['retries'] = {
  attempts: 12,
  backoff: { type: 'exponential', delay: 60_000 },
};

/** Has a complaint acknowledged in the background, so that no answer's duration reveals whether an email is sent. */
export async function queueAcknowledgement(payload: Payload, { id }: Complaint): Promise<void> {
  const input = { complaint: id };
  await payload.jobs.queue({ task: 'acknowledgeComplaint', queue: mailQueueName, input });
}

/**
 * The task that acknowledges a complaint by email and notes when. One whose address does not exist, or has had its share,
 * is left to the editors, who see that it has not been acknowledged.
 */
export const acknowledgeComplaintTask: TaskConfig<'acknowledgeComplaint'> = {
  slug: 'acknowledgeComplaint',
  inputSchema: [{ name: 'complaint', type: 'text', required: true }],
  retries,
  handler: async ({ input, req: { payload } }) => {
    const complaint = await payload.findByID({
      collection: 'complaints',
      id: input.complaint,
      overrideAccess: true,
    });
    const count = acknowledgements(complaint.email);
    if (complaint.acknowledgedAt || (await count.add(payload)).isRefused) return { output: {} };
    try {
      if (await sendAcknowledgement(payload, complaint))
        await noteAcknowledgement(payload, complaint);
    } catch (error) {
      // Only what is sent counts: the task is tried again.
      await count.takeBack(payload);
      throw error;
    }
    return { output: {} };
  },
};

async function sendAcknowledgement(
  payload: Payload,
  { id, email, receivedAt, answerBy }: Complaint,
): Promise<boolean> {
  const { complaintReceived } = await import('../mail/messages/complaint-received.tsx');
  return sendMessage(payload, {
    to: email,
    message: complaintReceived({
      receivedAt: new Date(receivedAt),
      answerBy: new Date(answerBy),
    }),
    name: `complaint.${id}`,
  });
}

/** One statement, without hooks: an editor may be saving the complaint. */
async function noteAcknowledgement(payload: Payload, { id }: Complaint): Promise<void> {
  await payload.db.updateOne({
    collection: 'complaints',
    id,
    data: { acknowledgedAt: new Date().toISOString() },
    returning: false,
  });
}
