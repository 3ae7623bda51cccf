import type { Endpoint } from 'payload';
import { recordSecurityEvent } from '#collections/audit-trail/security-events.ts';
import type { Environment } from '../runtime/env.ts';
import { createFirstAccount } from './create-first-account.ts';
import { guarded } from './guarded.ts';
import { createHashing } from './hashing.ts';
import { inviteAfter, sendInvitationAgain } from './invite.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { requestReset, resetPassword } from './reset-password.ts';
import { secondFactorEndpoints } from './second-factor/second-factor-endpoints.ts';
import { signIn } from './sign-in.ts';
import { writeAccount } from './write-account.ts';

/** Payload's own account endpoints, each behind a guard and recorded as security events, and invitations. */
export function accountEndpoints({
  dataDir,
  publicUrl,
}: Pick<Environment, 'dataDir' | 'publicUrl'>): Endpoint[] {
  const hashing = createHashing();
  const isSecure = publicUrl.startsWith('https:');
  const write = writeAccount(hashing);
  return [
    guarded('post', '/login', signIn({ hashing, isSecure })),
    guarded('post', '/forgot-password', requestReset()),
    guarded('post', '/reset-password', resetPassword({ hashing, isSecure })),
    guarded('post', '/first-register', createFirstAccount({ dataDir, hashing, isSecure })),
    ...secondFactorEndpoints({ hashing }),
    guarded('post', '/logout', async (req, proceed) => {
      const response = await proceed();
      await recordSecurityEvent(req, 'sign-out', req.user ?? undefined);
      return response;
    }),
    guarded('post', '/', inviteAfter(write, { publicUrl })),
    sendInvitationAgain({ publicUrl }),
    guarded('patch', '/', write),
    guarded('patch', '/:id', write),
    guarded('delete', '/:id', (req, proceed) => oneAtATime(String(req.routeParams?.id), proceed)),
  ];
}
