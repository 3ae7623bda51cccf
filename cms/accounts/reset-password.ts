import { APIError, type PayloadRequest } from 'payload';
import { recordSecurityEvent } from '#collections/audit-trail/security-events.ts';
import { refuseWeakPassword } from '#collections/users/refuse-weak-password.ts';
import { accountOfCode } from '#collections/users/reset-links.ts';
import { createCounter } from '../runtime/counter.ts';
import { Forbidden } from '../runtime/errors.ts';
import { typed, type Guard } from './guarded.ts';
import type { Hashing } from './hashing.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { requireSecondFactor, WrongCode } from './second-factor/require-second-factor.ts';
import { withRecoveryCodes } from './second-factor/with-recovery-codes.ts';
import { queueResetLink } from './send-reset-link.ts';
import { addressOf, countOrRecord, rememberDevice, attemptOf } from './attempt.ts';
import { createAccountCounters } from './attempt-limits.ts';

/** Handles a request for a reset link: the same answer and the same work whether or not there is such an account. */
export function requestReset(): Guard {
  const counters = createAccountCounters('reset links', {
    perAddress: { tries: 10, minutes: 60 },
    perAccount: { tries: 3, minutes: 60 },
    overall: { tries: 60, minutes: 60 },
  });
  return async (req, proceed) => {
    const email = typed(req, 'email');
    if (!email.trim()) return proceed();
    await countOrRecord(req, counters(attemptOf(req, email)));
    await queueResetLink(req, email);
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
    const account = await accountOfCode(req, link);
    // A link that is followed twice at the same moment works once.
    const response = await oneAtATime(account?.id ?? link, () =>
      hashing(() => followLink(req, proceed)),
    );
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
    await requireSecondFactor(req, account);
  } catch (error) {
    if (error instanceof WrongCode) await recordSecurityEvent(req, 'sign-in.failed', account);
    throw error;
  }
}
