import type { RequestHandler } from 'express';
import { strictTransportSecurity } from 'helmet';

/**
 * Tells browsers to come by https alone from now on, here and on the hosts below, for a year; nothing where people
 * open the site by http.
 */
export function strictTransport(publicUrl: string): RequestHandler {
  if (!publicUrl.startsWith('https:')) return (_req, _res, next) => next();
  return strictTransportSecurity({ maxAge: 365 * 24 * 60 * 60, includeSubDomains: true });
}
