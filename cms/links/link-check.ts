import pLimit from 'p-limit';
import type { Payload } from 'payload';
import type { BrokenLink } from '#collections/payload-types.ts';
import { findReadable } from '../database/find-readable.ts';
import { passOver } from '../database/pass-over.ts';
import { webOf, type WebClient } from '../web/web-client.ts';
import { WebProblem } from '../web/web-problem.ts';
import { linkedAddresses, type Place } from './linked-addresses.ts';

/** How many hosts are asked at the same time; each host gets one request at a time. */
const hostsAtOnce = 8;

type Options = {
  /** Only these addresses; all of them if none are named. */
  only?: ReadonlySet<string>;
  signal?: AbortSignal;
};

/** Follows the links of all published documents, and keeps which of them fail and how often they have. */
export async function checkLinks(payload: Payload, { only, signal }: Options = {}): Promise<void> {
  const web = webOf(payload);
  const places = await linkedAddresses(payload);
  const failing = await readFailing(payload);
  for (const [address, { id }] of failing) if (!places.has(address)) await remove(payload, id);

  const limited = pLimit(hostsAtOnce);
  const asked = [...places].filter(([address]) => !only || only.has(address));
  await Promise.all(
    asked.map(([address, standsIn]) =>
      limited(async () => {
        if (signal?.aborted) return;
        const problem = await problemOf(web, address, signal);
        const before = failing.get(address);
        await passOver(
          payload,
          { collection: 'broken-links', id: before?.id ?? address },
          async () => {
            if (problem !== null) await keep(payload, { address, problem, standsIn, before });
            else if (before) await remove(payload, before.id);
          },
        );
      }),
    ),
  );
}

/**
 * Why an address does not answer, as a sentence; null if it does. Being closed to robots or too large is no failure.
 */
async function problemOf(
  web: WebClient,
  address: string,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const head = await tryOnce('HEAD');
  // Some servers know only GET.
  return head === null ? null : tryOnce('GET');

  async function tryOnce(method: 'GET' | 'HEAD'): Promise<string | null> {
    try {
      const { status } = await web.fetch(address, { method, signal });
      return status >= 400 ? `${new URL(address).host} answers with an error (${status}).` : null;
    } catch (error) {
      if (!(error instanceof WebProblem)) throw error;
      return error.kind === 'robots' || error.kind === 'too-large' ? null : error.message;
    }
  }
}

async function readFailing(payload: Payload): Promise<Map<string, BrokenLink>> {
  const links = await findReadable(payload, {
    collection: 'broken-links',
    depth: 0,
    overrideAccess: true,
  });
  return new Map(links.map((link) => [link.address, link]));
}

type Failure = {
  address: string;
  problem: string;
  standsIn: Place[];
  before: BrokenLink | undefined;
};

async function keep(payload: Payload, { before, ...failure }: Failure): Promise<void> {
  const data = {
    ...failure,
    failures: (before?.failures ?? 0) + 1,
    checkedAt: new Date().toISOString(),
  };
  const collection = 'broken-links';
  if (before) await payload.update({ collection, id: before.id, data, overrideAccess: true });
  else await payload.create({ collection, data, overrideAccess: true });
}

async function remove(payload: Payload, id: string): Promise<void> {
  await payload.delete({ collection: 'broken-links', id, overrideAccess: true });
}
