import type { PayloadRequest } from 'payload';
import type { User } from '#collections/payload-types.ts';
import { recordSecurityEvent } from '#collections/audit-trail/security-events.ts';
import { endSessions } from '#collections/users/sessions.ts';
import { enqueueMessage } from '#cms/mail/enqueue-message.ts';
import { removeFactor } from './factor-store.ts';

/** Removes a colleague's second factor, signs the colleague out everywhere, and says so by email. */
export async function resetSecondFactor(req: PayloadRequest, account: User): Promise<void> {
  await removeFactor(req.payload, account);
  await endSessions(req, account);
  await recordSecurityEvent(req, 'second-factor.reset', account);
  const { secondFactorReset } = await import('#cms/mail/messages/second-factor-reset.tsx');
  const message = secondFactorReset({ name: account.name, by: req.user?.name });
  await enqueueMessage(req.payload, { to: account.email, message });
}
