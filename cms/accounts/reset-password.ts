import { APIError, type PayloadRequest } from 'payload';
import { recordSecurityEvent } from '#collections/audit-trail/security-events.ts';
import { refuseWeakPassword } from '#collections/users/refuse-weak-password.ts';
import { accountOfCode, resetMinutes } from '#collections/users/reset-links.ts';
import { enqueueMessage } from '../mail/enqueue-message.ts';
import { createCounter } from '../runtime/counter.ts';
import { Forbidden } from '../runtime/errors.ts';
import { claimLink } from './claim-link.ts';
import { findAccount } from './find-account.ts';
import { typed, type Guard } from './guarded.ts';
import type { Hashing } from './hashing.ts';
import { oneByOne } from './one-by-one.ts';
import { demandSecondFactor, WrongCode } from './second-factor/demand.ts';
import { withRecoveryCodes } from './second-factor/with-recovery-codes.ts';
import { addressOf, countOrRecord, rememberDevice, trierOf } from './trier.ts';
import { createAccountCounters } from './try-limits.ts';

/** Handles a request for a reset link: the same immediate answer whether or not there is such an account. */
export function requestReset({ publicUrl }: { publicUrl: string }): Guard {
  const counters = createAccountCounters('reset links', {
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

/** Sets a new password with the token from an emailed link, or the first one with that of an invitation. */
export function resetPassword({
  hashing,
  isSecure,
}: {
  hashing: Hashing;
  isSecure: boolean;
}): Guard {
  const counter = createCounter({ name: 'new passwords', tries: 10, minutes: 60 });
  return async (req, proceed) => {
    const takeBack = await countOrRecord(req, [counter(addressOf(req))]);
    const link = typed(req, 'token');
    // A link that is followed twice at the same moment works once.
    const response = await oneByOne(link, () => hashing(() => followLink(req, proceed)));
    await takeBack();
    const event = req.context.isAcceptance ? 'invitation.accepted' : 'password.reset';
    await recordSecurityEvent(req, event, req.user ?? undefined);
    return withRecoveryCodes(req, rememberDevice(req, response, isSecure));
  };
}

async function followLink(req: PayloadRequest, proceed: () => Promise<Response>) {
  try {
    await demandBeforeReset(req);
    return await proceed();
  } catch (error) {
    if (!(error instanceof APIError) || error.status !== 403) throw error;
    throw new Forbidden(
      'This link has been used already, is too old, or a newer one has been sent. Ask for another one.',
    );
  }
}

/** The link proves the mailbox only; a password that would be refused uses no code up. */
async function demandBeforeReset(req: PayloadRequest): Promise<void> {
  const account = await accountOfCode(req, typed(req, 'token'));
  if (!account) return;
  await refuseWeakPassword(req, req.data?.password, account);
  try {
    await demandSecondFactor(req, account);
  } catch (error) {
    if (error instanceof WrongCode) await recordSecurityEvent(req, 'sign-in.failed', account);
    throw error;
  }
}

async function sendLink(req: PayloadRequest, email: string, publicUrl: string): Promise<void> {
  try {
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
  } catch (error) {
    req.payload.logger.error({ err: error }, 'A password reset link could not be sent');
  }
}
