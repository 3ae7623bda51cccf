import { AuthenticationError, type PayloadRequest } from 'payload';
import { recordSecurityEvent } from '#collections/audit-trail/security-events.ts';
import { normaliseEmailAddress } from '#contract/rules/email-address.ts';
import { PublicError } from '../runtime/errors.ts';
import { findAccount } from './find-account.ts';
import { typed, type Guard } from './guarded.ts';
import { hashDummyPassword, type Hashing } from './hashing.ts';
import { SecondFactorNeeded, WrongCode } from './second-factor/require-second-factor.ts';
import { withRecoveryCodes } from './second-factor/with-recovery-codes.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { countOrRecord, rememberDevice, attemptOf } from './attempt.ts';
import { createAccountCounters } from './attempt-limits.ts';

/**
 * Signs in. Each attempt is counted before anything is hashed, and an unknown account gets the same words after the
 * same time as a wrong password. An account with a second factor needs a second request, which adds the code.
 */
export function signIn({ hashing, isSecure }: { hashing: Hashing; isSecure: boolean }): Guard {
  const counters = createAccountCounters('sign-ins', {
    perAddress: { tries: 30, minutes: 15 },
    perAccount: { tries: 10, minutes: 15 },
    overall: { tries: 100, minutes: 1 },
  });

  return async (req, proceed) => {
    const email = typed(req, 'email');
    const password = typed(req, 'password');
    // Payload reports what is missing.
    if (!email.trim() || !password.trim()) return proceed();
    const takeBack = await countOrRecord(req, counters(attemptOf(req, email)));
    try {
      const response = await tryPassword(req, { email, password }, { hashing, proceed });
      await takeBack();
      await recordSecurityEvent(req, 'sign-in.succeeded', req.user ?? undefined);
      return await withRecoveryCodes(req, rememberDevice(req, response, isSecure));
    } catch (error) {
      // The password was right, so this is no guess; tries of the code are counted.
      if (error instanceof SecondFactorNeeded) await takeBack();
      throw error;
    }
  };
}

const wrongPasswordOrCode =
  'The password or the code is wrong, or the code has been used. Wait for the next code and try again.';

async function tryPassword(
  req: PayloadRequest,
  { email, password }: { email: string; password: string },
  { hashing, proceed }: { hashing: Hashing; proceed: () => Promise<Response> },
): Promise<Response> {
  const account = await findAccount(req.payload, email);
  try {
    // Queued even without an account, however its address is written, because the wait would tell whether there is one.
    return await oneAtATime(account?.id ?? normaliseEmailAddress(email), () =>
      hashing(async () => {
        if (!account) await hashDummyPassword(password);
        return proceed();
      }),
    );
  } catch (error) {
    if (!(error instanceof AuthenticationError) && !(error instanceof WrongCode)) throw error;
    await recordSecurityEvent(req, 'sign-in.failed', account);
    // With a code, the same words whichever of the two was wrong.
    throw new PublicError(401, typed(req, 'code') ? wrongPasswordOrCode : error.message);
  }
}
