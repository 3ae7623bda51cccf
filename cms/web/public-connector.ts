import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicAddress } from './public-address.ts';
import { WebProblem } from './web-problem.ts';

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

const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const addresses = found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) return callback(notPublic(hostname), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

function notPublic(host: string): WebProblem {
  return new WebProblem('private', `${host} is no address of the public internet.`);
}
