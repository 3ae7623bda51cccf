import { isIP } from 'node:net';
import type { Request } from 'express';
import { largeNetworkOf, networkOf } from '../runtime/network-of.ts';

/** The network address that a request comes from, as the trusted proxies tell it, without a port. */
export function clientAddress(req: Request): string {
  const { ip = '' } = req;
  // Some proxies name the port too, which changes from one connection to the next.
  const withoutPort = /^\[([^\]]*)\]|^([\d.]+):\d+$/.exec(ip);
  const address = withoutPort?.[1] ?? withoutPort?.[2] ?? ip;
  return isIP(address) ? address : (req.socket.remoteAddress ?? '');
}

/** The network that a request is counted against. */
export function clientNetwork(req: Request): string {
  return networkOf(clientAddress(req));
}

/** The large network that it is counted against too, if its address is of IPv6. */
export function clientLargeNetwork(req: Request): string | undefined {
  return largeNetworkOf(clientAddress(req));
}
