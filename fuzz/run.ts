import * as fc from 'fast-check';
import { setTimeout as wait } from 'node:timers/promises';
import type { Accounts } from './accounts.ts';
import type { Finding } from './finding.ts';
import { violationOf } from './invariants.ts';
import { noBody, type FuzzRequest } from './request.ts';
import { answerDeadline, send, type Outcome } from './send.ts';
import type { FuzzServer } from './server.ts';
import { count, type Tally } from './tally.ts';

type Options = {
  server: Pick<FuzzServer, 'folders' | 'isAlive' | 'linesInLog' | 'port' | 'secret'>;
  accounts: Accounts;
  requests: fc.Arbitrary<FuzzRequest>;
  /** Tried first. */
  examples: readonly FuzzRequest[];
  seed: number;
  /** The number of requests, not counting those for shrinking. */
  count: number;
  /** The requests that are not answered yet. */
  inFlight?: Set<FuzzRequest>;
};

export type Run = { findings: readonly Finding[]; tally: Tally };

/** The number of concurrent connections. */
const lanes = 8;

/** The run stops after this many different findings. */
const maxFindings = 40;

/** The maximum time for shrinking a finding, in milliseconds. */
const maxShrinking = 20_000;

/** The deadline for a response while shrinking, in milliseconds, so that unanswered requests shrink too. */
const shrinkingDeadline = 2000;

/** Sends requests concurrently and finds the smallest request for each kind of violation. */
export async function runFuzz(options: Options): Promise<Run> {
  const { server, accounts, requests, examples, seed, inFlight = new Set() } = options;
  const findings: Finding[] = [];
  const tally: Tally = {};
  const known = new Set<string>();
  let sent = 0;
  let isStuck = false;
  await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane)));
  return { findings, tally };

  /** After a finding a lane continues with its remaining requests and ignores known findings. */
  async function runLane(lane: number): Promise<void> {
    let left = Math.ceil(options.count / lanes);
    let ownExamples = examples.filter((_, index) => index % lanes === lane);
    for (let part = 0; left > 0 && findings.length < maxFindings; part += 1) {
      const { runs, finding } = await findFirst({
        seed: seed + lane + lanes * part,
        numRuns: left + ownExamples.length,
        examples: ownExamples.map((example): [FuzzRequest] => [example]),
      });
      if (!finding) return;
      findings.push(finding);
      left -= Math.max(0, runs - ownExamples.length);
      ownExamples = ownExamples.slice(runs);
      if (isStuck || !server.isAlive()) return;
    }
  }

  async function findFirst(parameters: fc.Parameters<[FuzzRequest]>) {
    let first: { finding: Finding; time: number } | undefined;
    const property = fc.asyncProperty(requests, async (request) => {
      const isTiredOfShrinking = first && performance.now() - first.time > maxShrinking;
      if (isTiredOfShrinking || isStuck || !server.isAlive()) return;
      const finding = await ask(request, first ? shrinkingDeadline : answerDeadline);
      if (!finding) return;
      // A finding belongs to the lane that found it, also while shrinking.
      if (known.has(finding.kind) && finding.kind !== first?.finding.kind) return;
      if (first && first.finding.violation !== finding.violation) return;
      known.add(finding.kind);
      first ??= { finding, time: performance.now() };
      throw new Violation(finding);
    });
    const { failed, numRuns: runs, errorInstance } = await fc.check(property, parameters);
    if (!failed) return { runs };
    if (!(errorInstance instanceof Violation)) throw errorInstance;
    return { runs, finding: errorInstance.finding };
  }

  async function ask(request: FuzzRequest, deadline: number): Promise<Finding | undefined> {
    sent += 1;
    if (sent % 200 === 0) await accounts.renew();
    if (sent % 10_000 === 0) console.log(`${sent} requests, ${findings.length} findings`);
    const token = accounts.token(request.as);
    inFlight.add(request);
    const outcome = await send(request, { port: server.port, token, deadline });
    inFlight.delete(request);
    count(tally, request, outcome);
    const secrets = [server.secret, ...server.folders, ...accounts.secrets()];
    const violation =
      outcome.kind === 'closed' && (await hasEnded())
        ? 'The process ended during this request'
        : violationOf(request, outcome, secrets);
    if (violation === undefined) return undefined;
    // Later requests would be blamed for earlier ones.
    if (outcome.kind === 'unanswered') isStuck ||= !(await answersOthers());
    return {
      kind: kindOf(request, violation),
      request,
      outcome,
      violation,
      log: await logOf(outcome),
    };
  }

  /** The lines of the log with the reference that an answer gives. */
  async function logOf(outcome: Outcome): Promise<readonly string[]> {
    const answer = outcome.kind === 'answered' ? outcome.answer.body : '';
    const [, reference] = /\(Reference: ([\w-]+)\)/.exec(answer) ?? [];
    return reference === undefined ? [] : server.linesInLog(reference);
  }

  async function answersOthers(): Promise<boolean> {
    const { kind } = await send(health, { port: server.port, token: '', deadline: 2000 });
    return kind === 'answered';
  }

  /** Waits briefly, because connections close just before the process is seen to have ended. */
  async function hasEnded(): Promise<boolean> {
    await wait(100);
    return !server.isAlive();
  }
}

const health: FuzzRequest = {
  as: null,
  method: 'GET',
  target: '/healthz',
  headers: [['Host', 'localhost']],
  body: noBody,
  delivery: 'whole',
};

/** The method, path and violation identify a finding, ignoring ids and texts in the path. */
function kindOf({ method, target }: FuzzRequest, violation: string): string {
  const [path = ''] = target.split(/[?#]/, 1);
  const where = path.split('/', 4).map((part) => (/^[a-z_-]{0,30}$/.test(part) ? part : '…'));
  return `${method} ${where.join('/')}: ${violation.slice(0, 60)}`;
}

class Violation extends Error {
  constructor(readonly finding: Finding) {
    super(finding.violation);
  }
}
