import type { Endpoint, PayloadRequest } from 'payload';
import { hasRole } from '#collections/access/roles.ts';
import type { User } from '#collections/payload-types.ts';
import { Conflict, Forbidden, NotFound, TooManyRequests } from '../runtime/errors.ts';
import { answering, type Guard } from './guarded.ts';
import { sendInvitation } from './send-invitation.ts';

type Place = { publicUrl: string };

/** Sends the invitation to an account that an administrator has just created. */
export function inviteAfter(create: Guard, { publicUrl }: Place): Guard {
  return async (req, proceed) => {
    const response = await create(req, proceed);
    const { doc, ...answer } = (await response.json()) as { doc: User };
    const message = await invite(req, doc, publicUrl);
    return Response.json({ ...answer, doc, message }, response);
  };
}

/** Sends the invitation again, to somebody who has not accepted it. */
export function sendInvitationAgain({ publicUrl }: Place): Endpoint {
  return {
    path: '/:id/invitation',
    method: 'post',
    handler: answering(async (req) => {
      if (!hasRole(req.user)) throw new Forbidden('Only administrators invite people.');
      const account = await invited(req);
      if (!(await sendInvitation(req, account, publicUrl))) {
        throw new TooManyRequests('An invitation has just been sent. Please wait a moment.', 15);
      }
      return Response.json({ message: sent(account) });
    }),
  };
}

async function invited({ payload, routeParams }: PayloadRequest): Promise<User> {
  const account = await payload.findByID({
    collection: 'users',
    id: String(routeParams?.id),
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!account) throw new NotFound('There is no such account.');
  if (account.standing !== 'invited') {
    throw new Conflict(`${account.name} already has an account and needs no invitation.`);
  }
  return account;
}

/** Sends the first invitation; the account stays if that fails. */
async function invite(req: PayloadRequest, account: User, publicUrl: string): Promise<string> {
  try {
    await sendInvitation(req, account, publicUrl);
    return sent(account);
  } catch (error) {
    req.payload.logger.error({ err: error }, 'An invitation could not be sent');
    return `${account.name} has an account, but the invitation could not be sent. Open the account and send it again.`;
  }
}

function sent({ name, email }: User): string {
  return `An invitation is on its way to ${name} (${email}).`;
}
