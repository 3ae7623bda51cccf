import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import type { RunningServer } from './built-server.ts';
import { median } from './median.ts';
import { processorMicroseconds } from './process-figures.ts';

const pairs = 5;
const seconds = 2;
const connections = 10;

type Headers = Record<string, string>;

export type Load = {
  answersPerSecond: number;
  /** Processor time of the server for each answer, in microseconds; NaN where the system does not tell it (only Linux does). */
  processorMicroseconds: number;
};

type Target = Pick<RunningServer, 'pid'> & { url: string; headers?: Headers };

/** The loads of two servers and one ratio of them, the median of five pairs that were measured alternately. */
export type Comparison = { ours: Load; theirs: Load; ratio: number };

/** Compares how many answers two servers give in a second: more than 1 is for ours. */
export function compareSpeed(ours: Target, theirs: Target): Promise<Comparison> {
  return compare(ours, theirs, ({ answersPerSecond }) => answersPerSecond);
}

/** Compares what an answer costs the processors of two servers: less than 1 is for ours. */
export function compareCost(ours: Target, theirs: Target): Promise<Comparison> {
  return compare(ours, theirs, (load) => load.processorMicroseconds);
}

async function compare(
  ours: Target,
  theirs: Target,
  figure: (load: Load) => number,
): Promise<Comparison> {
  const measured: Comparison[] = [];
  await measureLoad(ours);
  await measureLoad(theirs);
  for (let pair = 0; pair < pairs; pair += 1) {
    const [our, their] = [await measureLoad(ours), await measureLoad(theirs)];
    measured.push({ ours: our, theirs: their, ratio: figure(our) / figure(their) });
  }
  return median(measured, ({ ratio }) => ratio);
}

/** Ten keep-alive connections, each asking as fast as it is answered. */
export async function measureLoad({ url, pid, headers }: Target): Promise<Load> {
  const before = processorMicroseconds(pid);
  const answers = await countAnswers(url, { ...headers, 'Accept-Encoding': 'br' });
  return {
    answersPerSecond: answers / seconds,
    processorMicroseconds: (processorMicroseconds(pid) - before) / answers,
  };
}

const hasWrk = isInstalled('wrk');

/** How many answers there were, made by `wrk` where it is installed, since autocannon tires before the server does. */
async function countAnswers(url: string, headers: Headers): Promise<number> {
  if (!hasWrk) {
    const { requests, non2xx, errors } = await autocannon({
      url,
      connections,
      duration: seconds,
      workers: 2,
      headers,
    });
    if (non2xx > 0 || errors > 0) throw failed(url, `${non2xx} bad answers, ${errors} errors`);
    return requests.total;
  }
  const { stdout } = await promisify(execFile)('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    // Ten of Payload’s own answers may take longer than the two seconds that are usual.
    '--timeout=30s',
    ...Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`),
    url,
  ]);
  const problem = /^\s*(?:Non-2xx|Socket errors).*$/m.exec(stdout);
  if (problem) throw failed(url, problem[0].trim());
  return Number(/(\d+) requests in/.exec(stdout)?.[1]);
}

function isInstalled(command: string): boolean {
  try {
    execFileSync('which', [command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function failed(url: string, problem: string): Error {
  return new Error(`${url} failed under load: ${problem}.`);
}
