import { randomUUID } from 'node:crypto';
import type { AfterErrorHook } from 'payload';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { DatabaseUnavailable, unexpectedFailure, withReference } from './errors.ts';

/**
 * Answers failures below `/cms-api` as elsewhere: an outage with a sentence that says when to try again, a fault of
 * ours with a reference under which the log has the request. Payload has logged the error itself just before.
 */
export const answerFailure: AfterErrorHook = ({ error, req }) => {
  if (isDatabaseAway(error)) {
    const { message, status } = new DatabaseUnavailable();
    return { status, response: { errors: [{ name: 'DatabaseUnavailable', message }] } };
  }
  const { isPublic, status = 500 } = error as { isPublic?: boolean; status?: number };
  if (isPublic || status < 500) return undefined;
  const requestId = randomUUID();
  const { method, pathname: path } = req;
  req.payload.logger.error(
    { requestId, status, method, path },
    'A request failed, with the error in the line before',
  );
  const message = withReference(unexpectedFailure, requestId);
  return { status, response: { errors: [{ message }] } };
};
