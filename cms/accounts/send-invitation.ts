import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { User } from '#collections/payload-types.ts';
import { recordSecurityEvent } from '#collections/audit-trail/security-events.ts';
import { invitationHours } from '#collections/users/invitation.ts';
import { hashOf } from '#collections/users/reset-links.ts';
import { enqueueMessage } from '../mail/enqueue-message.ts';
import { claimLink } from './claim-link.ts';

/**
 * Sends the link with which an invited person chooses a password; earlier links stop working. Returns false, and sends
 * nothing, if one has been sent in the last seconds.
 */
export async function sendInvitation(
  req: PayloadRequest,
  account: User,
  publicUrl: string,
): Promise<boolean> {
  const { payload } = req;
  const code = randomBytes(20).toString('hex');
  const expiresAt = new Date(Date.now() + invitationHours * 60 * 60 * 1000);
  const isClaimed = await claimLink(payload, account, {
    resetPasswordToken: hashOf(code),
    resetPasswordExpiration: expiresAt.toISOString(),
  });
  if (!isClaimed) return false;
  const { invitation } = await import('../mail/messages/invitation.tsx');
  await enqueueMessage(payload, {
    to: account.email,
    message: invitation({
      // Behind the #, so that no proxy's log has the code.
      url: `${publicUrl}/admin/invitation#${code}`,
      name: account.name,
      by: req.user?.name,
      hours: invitationHours,
    }),
  });
  await recordSecurityEvent(req, 'invitation.sent', account);
  return true;
}
