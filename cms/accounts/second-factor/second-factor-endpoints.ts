import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { hasRole } from '#collections/access/roles.ts';
import type { User } from '#collections/payload-types.ts';
import { recordSecurityEvent } from '#collections/audit-trail/security-events.ts';
import { endSessions } from '#collections/users/sessions.ts';
import { requirePassword } from '../require-password.ts';
import { Conflict, Forbidden, NotFound, Unauthorized, pleaseSignIn } from '#cms/runtime/errors.ts';
import { answering, typed } from '../guarded.ts';
import type { Hashing } from '../hashing.ts';
import {
  beginEnrolment,
  completeEnrolment,
  requireCode,
  mustHaveSecondFactor,
} from './require-second-factor.ts';
import { readFactor, recoveryCodesLeft, removeFactor, renewRecoveryCodes } from './factor-store.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import type { Enrolment } from './totp.ts';

type Parts = { hashing: Hashing };

/** How an account stands with its second factor. */
export type Standing = { isOn: boolean; isRequired: boolean; recoveryCodesLeft: number };

/** Codes that are shown this once. */
export type NewRecoveryCodes = { recoveryCodes: string[] };

/** What people do with the second factor of their own account, and administrators with other people’s. */
export function secondFactorEndpoints({ hashing }: Parts): Endpoint[] {
  const ownPassword = (req: PayloadRequest, account: User) =>
    hashing(() => requirePassword(req, typed(req, 'currentPassword'), account));

  return [
    on('get', '/:id/second-factor', async (req): Promise<Standing> => {
      const account = await named(req);
      const factor = await readFactor(req.payload, account);
      const isOn = Boolean(factor?.confirmedAt);
      return {
        isOn,
        isRequired: await mustHaveSecondFactor(req, account),
        recoveryCodesLeft: isOn && factor ? recoveryCodesLeft(factor) : 0,
      };
    }),
    on('post', '/second-factor/begin', async (req): Promise<Enrolment> => {
      const account = await own(req);
      await ownPassword(req, account);
      const factor = await readFactor(req.payload, account);
      if (factor?.confirmedAt) throw new Conflict('Your account already has a second factor.');
      return beginEnrolment(req, account);
    }),
    on('post', '/second-factor/confirm', async (req): Promise<NewRecoveryCodes> => {
      const account = await own(req);
      const factor = await readFactor(req.payload, account);
      if (!factor || factor.confirmedAt) throw new Conflict('Start again to add a second factor.');
      const recoveryCodes = await completeEnrolment(req, account, factor);
      await endSessions(req, account, { exceptOwn: true });
      return { recoveryCodes };
    }),
    on('post', '/second-factor/recovery-codes', async (req): Promise<NewRecoveryCodes> => {
      const account = await own(req);
      const factor = await confirmed(req, account);
      await ownPassword(req, account);
      await requireCode(req, account, factor);
      return { recoveryCodes: await renewRecoveryCodes(req.payload, factor) };
    }),
    on('post', '/second-factor/remove', async (req) => {
      const account = await own(req);
      const factor = await confirmed(req, account);
      await ownPassword(req, account);
      await requireCode(req, account, factor);
      await removeFactor(req.payload, account);
      await recordSecurityEvent(req, 'second-factor.removed', account);
      return { message: 'Your account no longer has a second factor.' };
    }),
    on('post', '/:id/second-factor/reset', async (req) => {
      const account = await named(req);
      if (account.id === req.user?.id) {
        throw new Forbidden('Remove your own second factor on your account page, with a code.');
      }
      await confirmed(req, account);
      await resetSecondFactor(req, account);
      return { message: `${account.name} can sign in without a code and has been told by email.` };
    }),
  ];
}

function on(
  method: 'get' | 'post',
  path: string,
  run: (req: PayloadRequest) => Promise<object>,
): Endpoint {
  return {
    path,
    method,
    handler: answering(async (req) => {
      if (method === 'post') await addDataAndFileToRequest(req);
      return Response.json(await run(req));
    }),
  };
}

/** The account of whoever asks, with what Payload keeps of its password. */
function own(req: PayloadRequest): Promise<User> {
  if (!req.user) throw new Unauthorized(pleaseSignIn);
  return stored(req, req.user.id);
}

/** The account that the address names, for its owner and administrators. */
async function named(req: PayloadRequest): Promise<User> {
  const id = String(req.routeParams?.id);
  if (!hasRole(req.user) && req.user?.id !== id) {
    throw new Forbidden('Only administrators see the second factors of other people.');
  }
  return stored(req, id);
}

async function stored({ payload }: PayloadRequest, id: string): Promise<User> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { id: { equals: id } },
    overrideAccess: true,
  });
  const user =
    totalDocs > 0 &&
    (await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } }));
  if (!user) throw new NotFound('There is no such account.');
  return user;
}

async function confirmed({ payload }: PayloadRequest, account: User) {
  const factor = await readFactor(payload, account);
  if (!factor?.confirmedAt) throw new Conflict('This account has no second factor.');
  return factor;
}
