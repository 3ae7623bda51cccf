import { randomUUID } from 'node:crypto';
import type { AfterErrorHook, PayloadRequest } from 'payload';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { DatabaseUnavailable, pleaseSignIn, unexpectedFailure, withReference } from './errors.ts';

/**
 * Answers failures below `/cms-api` as elsewhere: an outage with a sentence that says when to try again, whoever has no
 * account any more with the request to sign in, a fault of ours with a reference under which the log has the request. Payload has logged the error itself just before.
 */
export const answerFailure: AfterErrorHook = async ({ error, req }) => {
  if (isDatabaseAway(error)) {
    const { message, status } = new DatabaseUnavailable();
    return { status, response: { errors: [{ name: 'DatabaseUnavailable', message }] } };
  }
  const { isPublic, status = 500 } = error as { isPublic?: boolean; status?: number };
  if (isPublic || status < 500) return undefined;
  if (await isFromDeletedAccount(req))
    return { status: 401, response: { errors: [{ message: pleaseSignIn }] } };
  const requestId = randomUUID();
  const { method, pathname: path } = req;
  req.payload.logger.error(
    { requestId, status, method, path },
    'A request failed, with the error in the line before',
  );
  const message = withReference(unexpectedFailure, requestId);
  return { status, response: { errors: [{ message }] } };
};

/** What an account has sent fails where it is deleted meanwhile: nothing can say any more that it was its work. */
async function isFromDeletedAccount({ payload, user }: PayloadRequest): Promise<boolean> {
  if (!user) return false;
  // Where not even that can be counted, the first failure is the one to tell of.
  const accounts = await payload
    .count({ collection: 'users', where: { id: { equals: user.id } }, overrideAccess: true })
    .catch(() => undefined);
  return accounts?.totalDocs === 0;
}
