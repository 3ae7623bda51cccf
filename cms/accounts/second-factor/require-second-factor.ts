import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload';
import type { SecondFactor, User } from '#collections/payload-types.ts';
import { recordSecurityEvent } from '#collections/audit-trail/security-events.ts';
import { createCounter } from '#cms/runtime/counter.ts';
import { PublicError } from '#cms/runtime/errors.ts';
import { typed } from '../guarded.ts';
import { countOrRecord, attemptOf } from '../attempt.ts';
import { createAccountCounters } from '../attempt-limits.ts';
import {
  confirm,
  readFactor,
  storeUnconfirmed,
  useAppCode,
  useRecoveryCode,
} from './factor-store.ts';
import { enrolment, isAppCode, type Enrolment } from './totp.ts';

/** What somebody who has given the right password must do next to sign in. */
export type Step = { secondFactor: 'code' } | ({ secondFactor: 'enrol' } & Enrolment);

/** 401: the password was right, and a code is missing. */
export class SecondFactorNeeded extends PublicError {
  constructor(readonly data: Step) {
    super(401, 'Enter the code that your authenticator app shows.');
  }
}

/** 401: the code was wrong, or has been used. */
export class WrongCode extends PublicError {
  constructor() {
    super(401, 'This code is wrong or has been used. Wait for the next one and try again.');
  }
}

/** In front of every session: nobody gets one without the second factor that the account has or must have. */
export const requireBeforeLogin: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  await requireSecondFactor(req, user);
};

const counters = createAccountCounters('second factors', {
  perAddress: { tries: 30, minutes: 15 },
  perAccount: { tries: 10, minutes: 15 },
  overall: { tries: 100, minutes: 1 },
});

/**
 * Six digits are few, and known browsers have counts of their own: whoever had the password before there was a second
 * factor may have hundreds of them.
 */
const appCodes = createCounter({
  name: 'codes of apps',
  tries: 100,
  minutes: 24 * 60,
});

/**
 * Requires a code from anybody who has just proved that they have the password or the mailbox of an account. An account
 * that must have a second factor and has none is given one to enrol, and enrols it with its first code.
 * @throws SecondFactorNeeded, WrongCode, or TooManyRequests.
 */
export async function requireSecondFactor(req: PayloadRequest, account: User): Promise<void> {
  if (req.context.secondFactorOf === account.id) return;
  const { payload } = req;
  const code = typed(req, 'code').trim();
  const factor = await readFactor(payload, account);
  if (factor?.confirmedAt) {
    if (!code) throw new SecondFactorNeeded({ secondFactor: 'code' });
    await requireCode(req, account, factor);
  } else if (await mustHaveSecondFactor(req, account)) {
    if (!factor || !code) {
      throw new SecondFactorNeeded({
        secondFactor: 'enrol',
        ...(await beginEnrolment(req, account)),
      });
    }
    const recoveryCodes = await completeEnrolment(req, account, factor);
    // Not before: what Payload does for a request replaces its context.
    req.context.recoveryCodes = recoveryCodes;
  }
  req.context.secondFactorOf = account.id;
}

/** Makes a new secret for an account and returns it for its owner’s app. */
export async function beginEnrolment(req: PayloadRequest, account: User): Promise<Enrolment> {
  const { siteName: site } = await readSettings(req);
  return enrolment(await storeUnconfirmed(req.payload, account), { site, email: account.email });
}

/** Confirms a new second factor with the first code in the request, and returns the recovery codes. */
export async function completeEnrolment(
  req: PayloadRequest,
  account: User,
  factor: SecondFactor,
): Promise<string[]> {
  await limited(req, account, (code) => useAppCode(req.payload, factor, code));
  const codes = await confirm(req.payload, factor);
  await recordSecurityEvent(req, 'second-factor.added', account);
  return codes;
}

/**
 * Uses up the code in the request, of the app or a recovery code.
 * @throws WrongCode or TooManyRequests.
 */
export async function requireCode(
  req: PayloadRequest,
  account: User,
  factor: SecondFactor,
): Promise<void> {
  await limited(req, account, async (code) => {
    if (isAppCode(code)) return useAppCode(req.payload, factor, code);
    const isUsed = await useRecoveryCode(req.payload, factor, code);
    if (isUsed) await recordSecurityEvent(req, 'recovery-code.used', account);
    return isUsed;
  });
}

/** Whether the site’s settings require a second factor of an account. */
export async function mustHaveSecondFactor(req: PayloadRequest, { roles }: User): Promise<boolean> {
  const { secondFactorFor } = await readSettings(req);
  return (
    secondFactorFor === 'everybody' ||
    (secondFactorFor === 'administrators' && roles.includes('admin'))
  );
}

/** Counts a try before it is made, and takes it back if the code was right. */
async function limited(
  req: PayloadRequest,
  account: User,
  isRight: (code: string) => Promise<boolean>,
): Promise<void> {
  const code = typed(req, 'code').replaceAll(/\s/g, '');
  const counts = counters(attemptOf(req, account.email));
  if (isAppCode(code)) counts.push(appCodes(account.id));
  const takeBack = await countOrRecord(req, counts);
  if (!(await isRight(code))) throw new WrongCode();
  await takeBack();
}

function readSettings({ payload }: PayloadRequest) {
  return payload.findGlobal({ slug: 'settings', overrideAccess: true });
}
