import type { RequestListener } from 'node:http';
import express, { type RequestHandler } from 'express';
import type { SanitizedConfig } from 'payload';
import { createApi } from '../api/index.ts';
import { errorAnswer } from '../api/error-answer.ts';
import { reads } from '../api/openapi.ts';
import { contactForm } from '../contact/contact-form.ts';
import { PublicError } from '../runtime/errors.ts';
import { healthz, readyz } from '../runtime/health.ts';
import { createLimits } from './limits.ts';
import { payloadRest } from './payload-rest.ts';
import { createResponseCache } from './response-cache.ts';
import { reviewForms } from '../reviews/review-forms.ts';
import { adminSecurity, siteSecurity } from './security-headers.ts';
import type { Services } from '../runtime/services.ts';
import { createSharing } from '../sharing/index.ts';
import { sitePages, type FetchJson, type Site } from './site.ts';
import { strictTransport } from './strict-transport.ts';
import { subscriptionForms } from '../subscriptions/subscription-forms.ts';

export type AppParts = Services & {
  config: SanitizedConfig;
  site: Site;
  /** Answers what lies under `/admin` and Next's own files. */
  admin: RequestHandler;
  publicUrl: string;
  /** Shows the emails to whoever works on them; left out in production. */
  mailPreviews?: RequestHandler;
};

/** The whole pipeline, from a request to its answer. */
export function createApp(parts: AppParts): RequestListener {
  const { admin, catalogue, config, contact, payload, publicUrl, site, subscriptions } = parts;
  const { logger } = payload;
  const limits = createLimits();
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', 'loopback, linklocal, uniquelocal');

  app.use(strictTransport(publicUrl));
  app.get('/healthz', healthz);
  app.get('/readyz', readyz(catalogue));
  app.use(['/admin', '/_next', /^\/__nextjs_[^/]*/], adminSecurity, admin);
  app.use('/cms-api', adminSecurity, payloadRest(config));
  app.use(siteSecurity);
  if (parts.mailPreviews) app.use(parts.mailPreviews);
  // Before the API: in development the site's own modules lie below /api too.
  app.use(site.files);
  app.use('/api', createApi({ ...parts, limits }), errorAnswer(logger));
  app.use(subscriptionForms({ subscriptions, limits, logger }));
  app.use(contactForm({ contact, limit: limits.contactMessage, logger }));
  app.use(reviewForms({ ...parts, limits, logger }));
  app.use(createSharing({ catalogue, publicUrl }));
  app.use(sitePages({ site, fetchJson, publicUrl }));
  app.use(errorAnswer(logger));

  const cache = createResponseCache({
    handler: app,
    uncached: [
      '/admin',
      '/cms-api',
      '/_next',
      '/healthz',
      '/readyz',
      '/subscription',
      '/api/subscription',
      ...site.uncached,
    ],
    knownParameters: (pathname) => apiParameters(pathname) ?? site.knownParameters(pathname),
    version: catalogue.version,
  });
  return cache.listener;

  /** How pages read the API: the same answers as visitors get, without the network. */
  async function fetchJson(path: Parameters<FetchJson>[0]): Promise<unknown> {
    const { status, body } = await cache.answer(path);
    const json: unknown = JSON.parse(body.toString());
    if (status !== 200) throw new PublicError(status, `${status}: ${body.toString()}`);
    return json;
  }
}

const parametersByPath = Object.entries(reads).map(([path, { query }]) => ({
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  parameters: Object.keys(query?.shape ?? {}),
}));

/** The known parameters of a read of the API; nothing for a path outside it. */
function apiParameters(pathname: string): readonly string[] | undefined {
  if (!pathname.startsWith('/api/')) return undefined;
  return parametersByPath.find(({ pattern }) => pattern.test(pathname))?.parameters ?? [];
}
