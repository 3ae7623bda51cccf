import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { buildConnector } from 'undici';
import { isPublicAddress } from './public-address.ts';
import { WebProblem } from './web-problem.ts';

/** How long a name server has; the second try takes twice as long. */
const firstTryMilliseconds = 2500;

/**
 * How connections to public addresses are opened. The address that is judged is the one that the connection then goes
 * to, so that neither a redirect nor a name that is answered differently a moment later leads inside.
 * @param testServer `host:port` of the one server that tests may reach although it is not public
 */
export function publicConnector(testServer: string | undefined): buildConnector.connector {
  const anywhere = buildConnector({});
  const toPublicAddresses = buildConnector({ lookup: lookUpPublic });
  return (options, callback) => {
    const { hostname, port } = options;
    if (`${hostname}:${port}` === testServer) return anywhere(options, callback);
    // What is an address already is not looked up.
    if (isIP(hostname) && !isPublicAddress(hostname)) {
      return callback(notPublic(hostname), null);
    }
    return toPublicAddresses(options, callback);
  };
}

const lookUpPublic: LookupFunction = (hostname, { all }, callback) => {
  callbackify(findPublic)(hostname, (error, found) => {
    if (error) return callback(error, '');
    const [{ address, family }] = found;
    return all ? callback(null, found) : callback(null, address, family);
  });
};

/**
 * The public addresses that DNS has for a name. DNS is asked without `dns.lookup`, which holds one of the few threads that
 * hashing, files and our own connections share for as long as somebody's name server takes.
 * @throws WebProblem if it has only others, and what DNS answers if it has none.
 */
async function findPublic(hostname: string): Promise<[LookupAddress, ...LookupAddress[]]> {
  // This is never asked of DNS (RFC 6761, 6.3).
  if (/(?:^|\.)localhost$/.test(hostname)) throw notPublic(hostname);
  const resolver = new Resolver({ timeout: firstTryMilliseconds, tries: 2 });
  const [ipv4, ipv6] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  if (ipv4.status === 'rejected' && ipv6.status === 'rejected') throw ipv4.reason;
  const [first, ...others] = [...addressesOf(ipv4, 4), ...addressesOf(ipv6, 6)].filter(
    ({ address }) => isPublicAddress(address),
  );
  if (!first) throw notPublic(hostname);
  return [first, ...others];
}

function addressesOf(answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  const addresses = answer.status === 'fulfilled' ? answer.value : [];
  return addresses.map((address) => ({ address, family }));
}

function notPublic(host: string): WebProblem {
  return new WebProblem('private', `${host} is not an address on the public internet.`);
}
