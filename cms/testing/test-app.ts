import type { RequestListener } from 'node:http';
import type { Admin } from '../runtime/admin.ts';
import type { Site } from '../http/site.ts';
import type { Services } from '../runtime/services.ts';
import { startApp, type App, type Parts } from '../runtime/start-app.ts';
import { dropAfter, testEnvironment, type TestPayload } from './test-payload.ts';

export type TestApp = Services &
  Pick<App, 'isStopping' | 'metricsPort'> & { test: TestPayload; app: RequestListener };

/** The whole pipeline on a database of its own, without the pages, which are the journeys', unless they are given. */
export async function startTestApp({
  site = noSite,
  admin = () => noAdmin,
  variables,
  prepare,
}: Pick<Parts, 'prepare'> & {
  site?: Site;
  admin?: Parts['admin'];
  variables?: Readonly<Record<string, string>>;
} = {}): Promise<TestApp> {
  // Tests are many visitors, each with a network address in X-Forwarded-For.
  const env = await testEnvironment({ TRUST_PROXY: 'loopback', ...variables });
  const app = await startApp(env, { site: async () => site, admin, prepare });
  const { handler, config, payload } = app;
  const stop = dropAfter(app);
  return { ...app, app: handler, stop, test: { payload, config, env, stop } };
}

/** No pages, but for their addresses. */
export const noSite: Site = {
  render: async (url) => ({
    status: 200,
    isPersonal: url.startsWith('/subscription'),
    isIndexable: !url.startsWith('/subscription'),
    isWhole: true,
    type: 'html',
    body: Buffer.from(`<!doctype html><title>${url}</title>`),
  }),
  knownParameters: () => [],
  firstPages: [],
  publicPages: async () => [],
  assets: undefined,
  files: new Map(),
  middleware: (_req, _res, next) => next(),
  uncached: [],
};

export const noAdmin: Admin = {
  handler: (_req, res) => void res.status(404).end(),
  stop: async () => {},
};
