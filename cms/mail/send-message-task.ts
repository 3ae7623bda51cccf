import type { SendEmailOptions, TaskConfig } from 'payload';
import { mailOutcomes } from './mail-outcomes.ts';
import { mailRetries } from './mail-queue.ts';
import { outcomeOf } from './outcome.ts';

/** The task that sends a message to one person; without such a recipient there is nothing to try again. */
export const sendMessageTask: TaskConfig<'sendMessage'> = {
  slug: 'sendMessage',
  inputSchema: [{ name: 'email', type: 'textarea', required: true }],
  retries: mailRetries,
  handler: async ({ input, req: { payload } }) => {
    try {
      await payload.sendEmail(JSON.parse(payload.decrypt(input.email)) as SendEmailOptions);
      mailOutcomes.inc({ outcome: 'sent' });
    } catch (error) {
      const { kind: outcome } = outcomeOf(error, 1, new Date());
      mailOutcomes.inc({ outcome });
      if (outcome !== 'bounced') throw error;
      payload.logger.warn({ err: error }, 'A message was not sent: bounced');
    }
    return { output: {} };
  },
};
