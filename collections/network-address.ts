import type { PayloadRequest } from 'payload';
import { keyedHash } from './keyed-hash.ts';

/** Attaches the network address to a request. */
export function withNetworkAddress<Asked extends PayloadRequest | Request>(
  request: Asked,
  networkAddress: string | undefined,
): Asked {
  return Object.assign(request, { networkAddress });
}

/** The network address that a request came from; undefined for the program's own operations. */
export function networkAddressOf(req: PayloadRequest): string | undefined {
  const { networkAddress } = req as PayloadRequest & { networkAddress?: string };
  return networkAddress;
}

/**
 * A code for the network address of a request, for the log and the audit trail. The key changes every day (UTC) and is
 * never stored: within a day the same code means the same address, and no code can be reversed.
 */
export function addressCodeOf(req: PayloadRequest, now = new Date()): string | undefined {
  const address = networkAddressOf(req);
  if (address === undefined) return undefined;
  const day = now.toISOString().slice(0, 10);
  return keyedHash(req.payload.secret, `network addresses on ${day}`, address).slice(0, 12);
}
