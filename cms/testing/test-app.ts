import type { RequestListener } from 'node:http';
import { createApp, type AppParts } from '../http/app.ts';
import { startServices, type Services } from '../runtime/services.ts';
import type { Site } from '../http/site.ts';
import { startTestPayload, type TestPayload } from './test-payload.ts';

export type TestApp = Services & { test: TestPayload; app: RequestListener };

/** The whole pipeline on a database of its own, without the pages, which are the journeys', unless they are given. */
export async function startTestApp(
  parts: Partial<AppParts> = {},
  variables: Readonly<Record<string, string>> = {},
): Promise<TestApp> {
  const test = await startTestPayload(variables);
  const services = await startServices(test.payload);
  const app = createApp({
    ...services,
    config: test.config,
    site: noSite,
    admin: (_req, res) => void res.status(404).end(),
    publicUrl: test.env.publicUrl,
    // Tests are many visitors, each with a network address in X-Forwarded-For.
    trustProxy: ['loopback'],
    ...parts,
  });
  return {
    ...services,
    test,
    app,
    stop: async () => {
      await services.reviews.stop();
      await services.catalogue.stop();
      await test.stop();
    },
  };
}

/** No pages, but for their addresses. */
export const noSite: Site = {
  render: async (url) => ({
    status: 200,
    isPersonal: url.startsWith('/subscription'),
    html: `<!doctype html><title>${url}</title>`,
  }),
  knownParameters: () => [],
  publicPages: async () => [],
  assets: undefined,
  files: (_req, _res, next) => next(),
  uncached: [],
};
