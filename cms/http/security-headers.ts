import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import { dispatch } from './dispatch.ts';
import { strictTransport } from './strict-transport.ts';

/**
 * Nothing here needs a sensor, a payment or the visitor's interests; embedded pages get none of it either. What a visitor has to
 * choose from a list, such as a device or a screen, is not named: it would delay each page.
 */
const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * What helmet sends for browsers and plug-ins that are no longer there, or in place of what browsers do by themselves, and
 * `X-Frame-Options`, which the policy's `frame-ancestors` says. They were a sixth of the bytes before a page.
 */
const obsolete = {
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** Public pages: nothing from another host, no inline script. */
const siteHelmet = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      // React and Radix set style attributes; style elements and sheets stay our own.
      styleSrcAttr: ["'unsafe-inline'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  strictTransportSecurity: false,
  ...obsolete,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});

export const siteSecurity: RequestHandler = (req, res, next) => {
  res.set('Permissions-Policy', permissionsPolicy);
  siteHelmet(req, res, next);
};

/** The headers that every answer of the site has. */
export async function siteHeaders(publicUrl: string): Promise<OutgoingHttpHeaders> {
  const app = express();
  app.disable('x-powered-by');
  const setStrictTransport = strictTransport(publicUrl);
  app.use(siteSecurity, (req, res) => {
    setStrictTransport(req, res);
    res.end();
  });
  return (await dispatch(app, '/')).headers;
}

const adminHelmet = helmet({
  contentSecurityPolicy: false,
  strictTransportSecurity: false,
  ...obsolete,
  referrerPolicy: { policy: 'same-origin' },
});

/** The admin: Next marks its own scripts with the nonce that it finds in the request's policy. */
export const adminSecurity: RequestHandler = (req, res, next) => {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${randomBytes(16).toString('base64')}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
  req.headers['content-security-policy'] = policy;
  res.set('Content-Security-Policy', policy);
  res.set('Permissions-Policy', permissionsPolicy);
  adminHelmet(req, res, next);
};
