import { findInside, type Secrets } from './inside.ts';
import { bodyLength, headerOf, type FuzzRequest } from './request.ts';
import { answerDeadline, type Outcome } from './send.ts';

/** The statuses above 499 that are answers: 501 where a method is not implemented, 503 while we are too busy. */
const documented: readonly number[] = [501, 503];

/** A body above this many bytes may be cut off before it has come, the answer with it. */
const largestBody = 1_000_000;

/** What no answer may do, as a sentence; nothing for one that is as it must be. */
export function violationOf(
  request: FuzzRequest,
  outcome: Outcome,
  secrets: Secrets,
): string | undefined {
  switch (outcome.kind) {
    case 'broken off':
      return undefined;
    case 'closed':
      return mayBeClosed(request) ? undefined : 'The connection was closed without an answer';
    case 'unanswered':
      return request.delivery === 'misframed'
        ? undefined
        : `There was no answer within ${answerDeadline / 1000} s`;
    case 'answered': {
      const { status, body, headers } = outcome.answer;
      if (status < 100 || (status >= 500 && !documented.includes(status)))
        return `The status was ${status}`;
      if (outcome.next === 'spoilt') return 'The next request on the connection was not answered';
      if (request.method === 'POST' && headers.location?.includes('result=failed'))
        return 'The form failed on our side';
      const inside = findInside(outcome.answer, request, secrets);
      return inside && `The answer shows an inside of the program: ${inside}${at(body, inside)}`;
    }
  }
}

/** Node closes what it cannot parse with its own 400, but what asks for another protocol may simply be closed. */
function mayBeClosed(request: FuzzRequest): boolean {
  return (
    request.delivery === 'misframed' ||
    request.method === 'CONNECT' ||
    headerOf(request, 'upgrade') !== undefined ||
    bodyLength(request.body) > largestBody
  );
}

function at(body: string, inside: string): string {
  const index = body.indexOf(inside);
  return index < 0 ? '' : ` in “…${body.slice(Math.max(0, index - 80), index + 120)}…”`;
}
