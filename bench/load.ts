import autocannon from 'autocannon';
import { median } from './median.ts';

const seconds = 2;
const connections = 10;

/** The responses per second of a server over ten keep-alive connections. */
export async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${url} failed under load: ${result.non2xx} bad answers, ${result.errors} errors.`,
    );
  }
  return result.requests.average;
}

/** The median ratio of two servers' speeds, measured alternately. */
export async function medianRatio(ours: string, theirs: string, pairs = 5): Promise<Ratio> {
  const measured: Ratio[] = [];
  await requestsPerSecond(ours);
  await requestsPerSecond(theirs);
  for (let pair = 0; pair < pairs; pair += 1) {
    const [our, their] = [await requestsPerSecond(ours), await requestsPerSecond(theirs)];
    measured.push({ ours: our, theirs: their, ratio: our / their });
  }
  return median(measured, ({ ratio }) => ratio);
}

export type Ratio = { ours: number; theirs: number; ratio: number };
