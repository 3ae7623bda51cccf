import { bodyLength, type FuzzRequest } from './request.ts';
import type { Outcome } from './send.ts';

/** A request whose response violates an invariant. */
export type Finding = {
  /** Findings of the same kind probably have the same cause. */
  kind: string;
  violation: string;
  request: FuzzRequest;
  outcome: Outcome;
  /** What the server logged of it. */
  log: readonly string[];
};

/**
 * A list of findings, then the details of each: request, response, what was logged, and what to add to `examples.ts`.
 * Empty without findings.
 */
export function describeFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return '';
  const list = findings.map(({ kind }) => `- ${shorten(kind, 150)}`);
  return [...list, '', ...findings.map(describeFinding)].join('\n');
}

/** Describes a request: who sent it, its content, and the line for `examples.ts` that repeats it. */
export function describeRequest(request: FuzzRequest): string {
  const { as, method, target, headers, body } = request;
  return [
    `  asked as ${as ?? 'nobody'}:`,
    `    ${shorten(`${method} ${target}`)}`,
    ...headers.map(([name, value]) => `    ${shorten(`${name}: ${value}`)}`),
    `    (${request.delivery}, a body of ${bodyLength(body)} bytes) ${shorten(body.head)}`,
    `  for examples.ts: ${JSON.stringify(request)}`,
  ].join('\n');
}

function describeFinding({ violation, request, outcome, log }: Finding): string {
  return [
    violation,
    describeRequest(request),
    `  the answer: ${shorten(describeOutcome(outcome))}`,
    ...log.map((line) => `  the log: ${shorten(line, 3000)}`),
    '',
  ].join('\n');
}

function describeOutcome(outcome: Outcome): string {
  return outcome.kind === 'answered'
    ? `${outcome.answer.status} ${outcome.answer.body}`
    : outcome.kind;
}

/** Escapes and shortens a text to one line. */
function shorten(text: string, length = 400): string {
  const printable = JSON.stringify(text).slice(1, -1);
  return printable.length > length ? `${printable.slice(0, length)}…` : printable;
}
