import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { BadRequest } from '../runtime/errors.ts';
import { networkOf } from '../runtime/network-of.ts';
import { isHost } from './is-host.ts';

/** Whether a proxy at an address may say who asks; the one that we are connected to is number 0. */
export type IsTrustedProxy = (address: string | undefined, hop: number) => boolean;

/** What proxies say of who asked them, and how. */
export const forwardedHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/**
 * Takes what a proxy says of a request out of it, unless the proxy is trusted.
 * @throws BadRequest if a trusted one says what cannot be
 */
export function checkForwarded(
  { headers, socket }: IncomingMessage,
  isTrustedProxy: IsTrustedProxy,
): void {
  if (forwardedHeaders.every((name) => headers[name] === undefined)) return;
  if (!isTrustedProxy(socket.remoteAddress, 0)) {
    for (const name of forwardedHeaders) delete headers[name];
    return;
  }
  if (!valuesOf(headers['x-forwarded-proto']).every((value) => /^https?$/i.test(value)))
    throw wrong('X-Forwarded-Proto');
  if (!valuesOf(headers['x-forwarded-host']).every(isHost)) throw wrong('X-Forwarded-Host');
}

/** The network that a request comes from, as far as trusted proxies tell: an IPv4 address, or a household's /56 of IPv6. */
export function senderOf(
  { headers, socket }: IncomingMessage,
  isTrustedProxy: IsTrustedProxy,
): string {
  const told = valuesOf(headers['x-forwarded-for']).toReversed();
  const addresses = [socket.remoteAddress ?? '', ...told];
  const address = addresses.find((each, hop) => !isTrustedProxy(each, hop)) ?? addresses.at(-1);
  return isIP(address ?? '') ? networkOf(address ?? '') : (socket.remoteAddress ?? '');
}

function valuesOf(header: string | string[] | undefined): string[] {
  return (header ?? [])
    .toString()
    .split(',')
    .filter(Boolean)
    .map((value) => value.trim());
}

function wrong(header: string): BadRequest {
  return new BadRequest(`The proxy in front of this site sends a wrong ${header} header.`);
}
