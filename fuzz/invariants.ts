import { findInside, type Secrets } from './inside.ts';
import { bodyLength, headerOf, type FuzzRequest } from './request.ts';
import { answerDeadline, type Outcome } from './send.ts';

/** The 5xx statuses that are allowed: 501 for an unimplemented method, 503 while overloaded. */
const documented: readonly number[] = [501, 503];

/** The server may close the connection while receiving a body above this size in bytes, without a response. */
const largestBody = 1_000_000;

/** The invariant that an outcome violates, as a sentence; undefined if there is none. */
export function violationOf(
  request: FuzzRequest,
  outcome: Outcome,
  secrets: Secrets,
): string | undefined {
  switch (outcome.kind) {
    case 'cut short':
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
      // Other redirects repeat the query of the request.
      if (status === 303 && headers.location?.includes('result=failed'))
        return 'The form failed on our side';
      const inside = findInside(outcome.answer, request, secrets);
      return inside && `The response exposes internals: ${inside}${at(body, inside)}`;
    }
  }
}

/** Node answers what it cannot parse with its own 400, but may simply close an upgrade request. */
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
