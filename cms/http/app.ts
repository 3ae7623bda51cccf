import type { RequestListener } from 'node:http';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { SanitizedConfig } from 'payload';
import { createApi } from '../api/index.ts';
import type { Environment } from '../runtime/env.ts';
import { PublicError } from '../runtime/errors.ts';
import { healthz, readyz } from '../runtime/health.ts';
import { adminGate, onlyReads } from './admin-gate.ts';
import { adminLists } from './admin-lists.ts';
import { filesFirst } from './built-files.ts';
import { withDeadline } from './deadline.ts';
import { endpoints } from './endpoints.ts';
import { createErrorHandler, type ErrorHandler } from './error-handler.ts';
import type { IsTrustedProxy } from './forwarded.ts';
import { createFrontDoor } from './front-door.ts';
import { payloadHeaders } from './payload-headers.ts';
import { payloadRest } from './payload-rest.ts';
import { bytesOf } from './prepared-answer.ts';
import { createResponseCache, isPublic } from './response-cache.ts';
import { sameOrigin } from './same-origin.ts';
import { adminSecurity, siteSecurity } from './security-headers.ts';
import { evidenceRoutes } from '../evidence/evidence-routes.ts';
import { mediaRoutes } from '../media/media-routes.ts';
import { comparisonFileParameters, comparisonFileRoutes } from '../open-data/comparison-routes.ts';
import { openDataRoutes } from '../open-data/open-data-routes.ts';
import type { Services } from '../runtime/services.ts';
import { seoRoutes } from '../seo/seo-routes.ts';
import { signedIn } from './signed-in.ts';
import { sitePages, type Site } from './site.ts';
import { strictTransport } from './strict-transport.ts';
import { subscriptionLinks } from '../subscriptions/subscription-links.ts';

export type AppParts = Services & {
  config: SanitizedConfig;
  site: Site;
  /** Answers what lies under `/admin` and Next's own files. */
  admin: RequestHandler;
  publicUrl: string;
  trustProxy: Environment['trustProxy'];
  /** Compilers take their time, and Next has addresses of its own for its error overlay. */
  isDevelopment?: boolean;
  /** Whether the process has been told to stop. */
  isStopping: () => boolean;
  /** Shows the emails to whoever works on them; left out in production. */
  mailPreviews?: RequestHandler;
};

/**
 * The whole pipeline, from a request to its answer: the front door, the response cache, then Express. Whatever fails on
 * the way ends in the one error handler.
 */
export function createApp(parts: AppParts): RequestListener {
  const { admin, catalogue, config, payload, priceAlerts, publicUrl, site, subscriptions } = parts;
  const { isDevelopment = false } = parts;
  const { logger } = payload;
  const setStrictTransport = strictTransport(publicUrl);
  const handleError = createErrorHandler(logger);
  const errorHandler: ErrorHandler = (error, req, res) => {
    if (!res.headersSent) setStrictTransport(req, res);
    handleError(error, req, res);
  };
  const api = createApi(endpoints(parts), logger);
  const app = express();
  app.enable('case sensitive routing');
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', parts.trustProxy);

  app.use((req, res, next) => {
    setStrictTransport(req, res);
    next();
  });
  app.get('/healthz', healthz);
  app.get('/readyz', readyz(parts));
  app.use(sameOrigin(config.csrf));
  app.use('/_next', adminSecurity, onlyReads, admin);
  if (isDevelopment) app.use(/^\/__nextjs_[^/]*/, admin);
  // What is for everybody says so itself.
  app.use(noStore);
  app.use('/admin/collections', adminLists(config));
  app.use('/admin', adminSecurity, adminGate(payload), admin);
  app.use('/cms-api', adminSecurity, payloadRest(config, publicUrl));
  app.use(siteSecurity);
  if (parts.mailPreviews) app.use(parts.mailPreviews);
  // Before the API: in development the site's own modules lie below /api too.
  app.use(site.middleware);
  app.use(api.routes);
  app.use(api.forms);
  app.use(subscriptionLinks({ subscriptions, priceAlerts, logger }));
  app.use(evidenceRoutes(parts));
  app.use(mediaRoutes(parts));
  app.use(openDataRoutes({ catalogue, publicUrl, snapshots: parts.snapshots }));
  app.use(comparisonFileRoutes(catalogue));
  app.use(
    seoRoutes({
      catalogue,
      observations: parts.observations,
      publicUrl,
      publicPages: () => site.publicPages(async (path) => (await read(path)).json),
    }),
  );
  app.use(
    sitePages({
      site,
      read,
      publicUrl,
      moved: (path) => catalogue.current().references.moved(path),
    }),
  );
  app.use(onlyReads);
  app.use(((error, req, res, _next) =>
    errorHandler(error, req, res)) satisfies ErrorRequestHandler);

  const cache = createResponseCache({
    handler: withDeadline(app, {
      // Longer than any handler takes to begin its answer.
      milliseconds: isDevelopment ? 600_000 : 60_000,
      errorHandler,
    }),
    errorHandler,
    logger,
    uncached: [
      '/admin',
      '/cms-api',
      '/_next',
      '/evidence',
      '/healthz',
      '/media',
      '/readyz',
      ...site.uncached,
    ],
    knownParameters: (pathname) =>
      pathname.startsWith('/api/')
        ? api.knownParameters(pathname)
        : (comparisonFileParameters(pathname) ?? site.knownParameters(pathname)),
    version: catalogue.version,
    onNewVersion: catalogue.onNewVersion,
    firstPages: site.firstPages,
  });
  return createFrontDoor({
    handler: filesFirst({ files: site.files, handler: cache.listener, errorHandler }),
    errorHandler,
    // Express has read the setting; one judge is enough.
    isTrustedProxy: app.get('trust proxy fn') as IsTrustedProxy,
    setStrictTransport,
    checkSignedIn: ({ headers }) => signedIn(payload, payloadHeaders(headers)),
  });

  /**
   * How pages read the API: the same answers as visitors get, without the network and without JSON to parse. Yields to
   * the event loop before a page goes on with them.
   */
  async function read(path: string): Promise<{ json: unknown; isKept: boolean }> {
    const answer = await cache.answer(path);
    const { status, content } = answer;
    await yieldToEventLoop();
    if (status !== 200)
      throw new PublicError(status, `${status}: ${(await bytesOf(answer)).toString()}`);
    const json: unknown = 'json' in content ? content.json : JSON.parse(content.bytes.toString());
    return { json, isKept: isPublic(answer) };
  }
}

const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};
