import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** The network address that a request comes from, as the trusted proxies tell it, without a port. */
export function clientAddress(req: Request): string {
  const { ip = '' } = req;
  // Some proxies name the port too, which changes from one connection to the next.
  const withoutPort = /^\[([^\]]*)\]|^([\d.]+):\d+$/.exec(ip);
  const address = withoutPort?.[1] ?? withoutPort?.[2] ?? ip;
  return isIP(address) ? address : (req.socket.remoteAddress ?? '');
}

/** What limits count by: an IPv4 address, or the /56 that a household has of IPv6. */
export function clientNetwork(req: Request): string {
  // Addresses of the link name the interface after a percent sign.
  return ipKeyGenerator(clientAddress(req).split('%', 1)[0] ?? '');
}
