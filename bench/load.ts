import autocannon from 'autocannon';
import { median } from './median.ts';

const pairs = 5;
const seconds = 2;
const connections = 10;

type Headers = Record<string, string>;

/** The responses per second of a server over ten keep-alive connections. */
async function requestsPerSecond(url: string, headers: Headers = {}): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { ...headers, 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${url} failed under load: ${result.non2xx} bad answers, ${result.errors} errors.`,
    );
  }
  return result.requests.average;
}

/** The median ratio of two servers' speeds, measured alternately; theirs may ask for headers. */
export async function medianRatio(
  ours: string,
  theirs: string,
  theirHeaders?: Headers,
): Promise<Ratio> {
  const measured: Ratio[] = [];
  await requestsPerSecond(ours);
  await requestsPerSecond(theirs, theirHeaders);
  for (let pair = 0; pair < pairs; pair += 1) {
    const [our, their] = [
      await requestsPerSecond(ours),
      await requestsPerSecond(theirs, theirHeaders),
    ];
    measured.push({ ours: our, theirs: their, ratio: our / their });
  }
  return median(measured, ({ ratio }) => ratio);
}

export type Ratio = { ours: number; theirs: number; ratio: number };
