import type { RequestListener } from 'node:http';
import { strictTransportSecurity } from 'helmet';

/**
 * Tells browsers to come by https alone from now on, here and on the hosts below, for a year; nothing where people
 * open the site by http.
 */
export function strictTransport(publicUrl: string): RequestListener {
  if (!publicUrl.startsWith('https:')) return () => {};
  const setHeader = strictTransportSecurity({
    maxAge: 365 * 24 * 60 * 60,
    includeSubDomains: true,
  });
  return (req, res) => setHeader(req, res, () => {});
}
