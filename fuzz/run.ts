import * as fc from 'fast-check';
import { setTimeout as wait } from 'node:timers/promises';
import type { Accounts } from './accounts.ts';
import type { Finding } from './finding.ts';
import { violationOf } from './invariants.ts';
import { noBody, type FuzzRequest } from './request.ts';
import { answerDeadline, send } from './send.ts';
import type { FuzzServer } from './server.ts';
import { count, type Tally } from './tally.ts';

type Options = {
  server: Pick<FuzzServer, 'folders' | 'isAlive' | 'port' | 'secret'>;
  accounts: Accounts;
  requests: fc.Arbitrary<FuzzRequest>;
  /** Tried first. */
  examples: readonly FuzzRequest[];
  seed: number;
  /** How many requests, but for those that look for a smaller one. */
  count: number;
  /** Holds what has been asked and is not answered yet. */
  inFlight?: Set<FuzzRequest>;
};

export type Run = { findings: readonly Finding[]; tally: Tally };

/** Connections at the same time. */
const lanes = 8;

/** More different findings than this are left for the next run. */
const mostFindings = 40;

/** How many milliseconds the smallest request that shows a finding is looked for. */
const mostShrinking = 20_000;

/** How many milliseconds an answer may take meanwhile, so that what is never answered shrinks too. */
const shrinkingDeadline = 2000;

/** Sends requests, some at the same time, and finds for each kind of violation the smallest request that shows it. */
export async function runFuzz(options: Options): Promise<Run> {
  const { server, accounts, requests, examples, seed, inFlight = new Set() } = options;
  const findings: Finding[] = [];
  const tally: Tally = {};
  const known = new Set<string>();
  let sent = 0;
  let isStuck = false;
  await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane)));
  return { findings, tally };

  /** After a finding a lane goes on with what is left, and passes over what is known by then. */
  async function runLane(lane: number): Promise<void> {
    let left = Math.ceil(options.count / lanes);
    let ownExamples = examples.filter((_, index) => index % lanes === lane);
    for (let part = 0; left > 0 && findings.length < mostFindings; part += 1) {
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
      const isTiredOfShrinking = first && performance.now() - first.time > mostShrinking;
      if (isTiredOfShrinking || isStuck || !server.isAlive()) return;
      const finding = await ask(request, first ? shrinkingDeadline : answerDeadline);
      if (!finding) return;
      // What another lane has found is its own, also while it looks for the smallest.
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
        ? 'The process ended while this was asked'
        : violationOf(request, outcome, secrets);
    if (violation === undefined) return undefined;
    // Whatever is asked from now on would be blamed for what was asked before.
    if (outcome.kind === 'unanswered') isStuck ||= !(await answersOthers());
    return { kind: kindOf(request, violation), request, outcome, violation };
  }

  async function answersOthers(): Promise<boolean> {
    const { kind } = await send(health, { port: server.port, token: '', deadline: 2000 });
    return kind === 'answered';
  }

  /** Connections close a moment before a process is seen to have ended. */
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

/** The same method, path and violation are the same finding, whatever ids and texts stand in the path. */
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
