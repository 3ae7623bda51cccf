import type { SendEmailOptions, TaskConfig } from 'payload';
import { mailRetries } from './mail-queue.ts';
import { sendComposed } from './send-message.ts';

/** The task that sends a message to one person; without such a recipient there is nothing to try again. */
export const sendMessageTask: TaskConfig<'sendMessage'> = {
  slug: 'sendMessage',
  inputSchema: [{ name: 'email', type: 'textarea', required: true }],
  retries: mailRetries,
  handler: async ({ input, req: { payload } }) => {
    await sendComposed(payload, JSON.parse(payload.decrypt(input.email)) as SendEmailOptions);
    return { output: {} };
  },
};
