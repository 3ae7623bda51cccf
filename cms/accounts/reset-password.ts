import type { Payload, PayloadRequest } from 'payload';
import type { User } from '#collections/payload-types.ts';
import { recordSecurityEvent } from '#collections/audit-trail/security-events.ts';
import { resetMinutes } from '#collections/users/reset-links.ts';
import { enqueueMessage } from '../mail/enqueue-message.ts';
import { createCounter } from '../runtime/counter.ts';
import { findAccount } from './find-account.ts';
import { typed, type Guard } from './guarded.ts';
import type { Hashing } from './hashing.ts';
import { addressOf, countOrRecord, rememberDevice, trierOf } from './trier.ts';
import { createAccountCounters } from './try-limits.ts';

/** Handles a request for a reset link: the same immediate answer whether or not there is such an account. */
export function requestReset({ publicUrl }: { publicUrl: string }): Guard {
  const counters = createAccountCounters({
    perAddress: { tries: 10, minutes: 60 },
    perAccount: { tries: 3, minutes: 60 },
    overall: { tries: 60, minutes: 60 },
  });
  return async (req, proceed) => {
    const email = typed(req, 'email');
    if (!email.trim()) return proceed();
    await countOrRecord(req, counters(trierOf(req, email)));
    // Work that only an existing account needs happens after the answer, so its duration reveals nothing.
    setImmediate(() => void sendLink(req, email, publicUrl));
    return Response.json({ message: req.t('general:success') });
  };
}

/** Sets a new password with the token from an emailed link. */
export function resetPassword({
  hashing,
  isSecure,
}: {
  hashing: Hashing;
  isSecure: boolean;
}): Guard {
  const counter = createCounter({ tries: 10, minutes: 60 });
  return async (req, proceed) => {
    const takeBack = await countOrRecord(req, [counter(addressOf(req))]);
    const response = await hashing(proceed);
    takeBack();
    await recordSecurityEvent(req, 'password.reset', req.user ?? undefined);
    return rememberDevice(req, response, isSecure);
  };
}

async function sendLink(req: PayloadRequest, email: string, publicUrl: string): Promise<void> {
  try {
    const { payload } = req;
    const account = await findAccount(payload, email);
    await recordSecurityEvent(req, 'password.reset-requested', account);
    if (!account || !(await claimRequest(payload, account))) return;
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
        resetUrl: `${publicUrl}/admin/reset/${token}`,
        minutes: resetMinutes,
      }),
    });
  } catch (error) {
    req.payload.logger.error({ err: error }, 'A password reset link could not be sent');
  }
}

/** The shortest time between two links for one account. */
const requestIntervalMilliseconds = 15_000;

/** Claims the right to send a link, as Payload does before it sends one itself; false if one has just been sent. */
async function claimRequest(payload: Payload, { id }: User): Promise<boolean> {
  const now = Date.now();
  const latest = new Date(now - requestIntervalMilliseconds).toISOString();
  const claimed: unknown = await payload.db.updateOne({
    collection: 'users',
    where: {
      and: [
        { id: { equals: id } },
        {
          or: [
            { resetPasswordRequestedAt: { exists: false } },
            { resetPasswordRequestedAt: { equals: null } },
            { resetPasswordRequestedAt: { less_than_equal: latest } },
          ],
        },
      ],
    },
    data: { resetPasswordRequestedAt: new Date(now).toISOString() },
    options: { atomic: true },
  });
  return claimed !== null;
}
