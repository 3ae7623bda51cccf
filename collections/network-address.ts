import type { PayloadRequest } from 'payload';
import { keyedHash } from './keyed-hash.ts';

/** The same request, which knows the network address that it came from. */
export function withNetworkAddress(request: Request, networkAddress: string | undefined): Request {
  return Object.assign(request, { networkAddress });
}

/** The network address that a request came from; nothing for what a program does by itself. */
export function networkAddressOf(req: PayloadRequest): string | undefined {
  const { networkAddress } = req as PayloadRequest & { networkAddress?: string };
  return networkAddress;
}

/**
 * Stands for the network address of a request in the log and the audit trail. The key changes every day (UTC) and is
 * kept nowhere: the same code on the same day is the same address, and no code leads back to one.
 */
export function addressCodeOf(req: PayloadRequest, now = new Date()): string | undefined {
  const address = networkAddressOf(req);
  if (address === undefined) return undefined;
  const day = now.toISOString().slice(0, 10);
  return keyedHash(req.payload.secret, `network addresses on ${day}`, address).slice(0, 12);
}
