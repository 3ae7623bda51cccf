import type { PayloadRequest, TaskConfig } from 'payload';
import { recordSecurityEvent } from '#collections/audit-trail/security-events.ts';
import { networkAddressOf, withNetworkAddress } from '#collections/network-address.ts';
import { resetMinutes } from '#collections/users/reset-links.ts';
import { enqueueMessage } from '../mail/enqueue-message.ts';
import { mailQueueName, mailRetries } from '../mail/mail-queue.ts';
import { claimLink } from './claim-link.ts';
import { findAccount } from './find-account.ts';

type Asked = { email: string; networkAddress: string | undefined };

/**
 * Has a reset link sent in the background, if there is an account with this address: whoever asks can measure the same
 * work either way. Until then the address is stored encrypted.
 */
export async function queueResetLink(req: PayloadRequest, email: string): Promise<void> {
  const { payload } = req;
  const asked: Asked = { email, networkAddress: networkAddressOf(req) };
  await payload.jobs.queue({
    task: 'sendResetLink',
    queue: mailQueueName,
    input: { asked: payload.encrypt(JSON.stringify(asked)) },
  });
}

/** The task that sends a reset link, if there is such an account. */
export function sendResetLinkTask({
  publicUrl,
}: {
  publicUrl: string;
}): TaskConfig<'sendResetLink'> {
  return {
    slug: 'sendResetLink',
    inputSchema: [{ name: 'asked', type: 'textarea', required: true }],
    retries: mailRetries,
    handler: async ({ input, req }) => {
      const asked = JSON.parse(req.payload.decrypt(input.asked)) as Asked;
      await sendLink(withNetworkAddress(req, asked.networkAddress), asked.email, publicUrl);
      return { output: {} };
    },
  };
}

async function sendLink(req: PayloadRequest, email: string, publicUrl: string): Promise<void> {
  const { payload } = req;
  const account = await findAccount(payload, email);
  await recordSecurityEvent(req, 'password.reset-requested', account);
  // An invited account is opened by its invitation.
  if (!account || account.standing === 'invited' || !(await claimLink(payload, account))) return;
  const data = { email: account.email };
  const token = await payload.forgotPassword({
    collection: 'users',
    data,
    disableEmail: true,
    req,
  });
  const { passwordReset } = await import('../mail/messages/password-reset.tsx');
  await enqueueMessage(payload, {
    to: account.email,
    message: passwordReset({
      // Never built from the request: anybody can choose its Host header.
      resetUrl: `${publicUrl}/admin/new-password#${token}`,
      minutes: resetMinutes,
    }),
  });
}
