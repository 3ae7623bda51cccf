import type { IncomingMessage } from 'node:http';
import { BadRequest } from '../runtime/errors.ts';
import { isHost } from './is-host.ts';

/** Whether a proxy at an address may say who asks; the one that we are connected to is number 0. */
export type IsTrustedProxy = (address: string | undefined, hop: number) => boolean;

const names = [
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
  if (names.every((name) => headers[name] === undefined)) return;
  if (!isTrustedProxy(socket.remoteAddress, 0)) {
    for (const name of names) delete headers[name];
    return;
  }
  if (!valuesOf(headers['x-forwarded-proto']).every((value) => /^https?$/i.test(value)))
    throw wrong('X-Forwarded-Proto');
  if (!valuesOf(headers['x-forwarded-host']).every(isHost)) throw wrong('X-Forwarded-Host');
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
