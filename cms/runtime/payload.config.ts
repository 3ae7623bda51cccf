import path from 'node:path';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { accountEndpoints } from '../accounts/account-endpoints.ts';
import { collections, globals } from '#collections/index.ts';
import { jobs } from '#collections/jobs/index.ts';
import { database } from './database.ts';
import { whatWaits } from '../desk/what-waits.ts';
import type { Environment } from './env.ts';
import { describeError } from './log-error.ts';
import { deliverMailTask } from '../mail/mail-jobs.ts';
import { mailingEndpoints } from '../mail/mailing-endpoints.ts';
import { mailAdapter } from '../mail/payload-adapter.ts';
import { freshnessEndpoints } from '../prices/freshness-endpoints.ts';
import { importEndpoints } from '../prices/import-endpoints.ts';
import { previewEndpoints } from '../preview/preview-endpoints.ts';
import { reportEndpoints } from '../reports/report-endpoints.ts';
import { moderationEndpoints } from '../reviews/moderation-endpoints.ts';
import { payloadSecret } from './secret.ts';
import { personEndpoints } from '../subscriptions/person-endpoints.ts';

/** What Payload runs with. */
export function createPayloadConfig(env: Environment) {
  return buildConfig({
    secret: payloadSecret(env),
    db: database(env.databaseUrl),
    editor: lexicalEditor(),
    sharp,
    // Payload adds its own to the list that it is given.
    collections: collections.map((collection) =>
      collection.slug === 'users'
        ? { ...collection, endpoints: accountEndpoints(env) }
        : collection,
    ),
    globals,
    email: mailAdapter(env),
    jobs: {
      ...jobs,
      tasks: [deliverMailTask({ publicUrl: env.publicUrl, perSecond: env.mailPerSecond })],
    },
    // The dashboard, which Next bundles, gets its question from here.
    custom: { whatWaits },
    endpoints: [
      ...freshnessEndpoints,
      ...importEndpoints,
      ...mailingEndpoints(env),
      ...moderationEndpoints,
      ...personEndpoints,
      ...previewEndpoints,
      ...reportEndpoints,
    ],
    routes: { admin: '/admin', api: '/cms-api' },
    csrf: trustedOrigins(env),
    graphQL: { disable: true },
    telemetry: false,
    // A refusal in words is an answer, not a fault of ours.
    loggingLevels: { APIError: 'info' },
    logger: {
      options: { level: env.logLevel, serializers: { err: describeError } },
      destination: process.stderr,
    },
    admin: {
      user: 'users',
      avatar: 'default',
      dateFormat: 'd MMMM yyyy, HH:mm',
      // When something is to be published is meant by British clocks, wherever the editor is.
      timezones: {
        defaultTimezone: 'Europe/London',
        supportedTimezones: [{ label: 'United Kingdom', value: 'Europe/London' }],
      },
      components: {
        beforeDashboard: ['/components/dashboard/dashboard.tsx#Dashboard'],
        afterNavLinks: ['/components/price-import/price-import-link.tsx#PriceImportLink'],
        views: {
          priceImport: {
            Component: '/components/price-import/price-import-view.tsx#PriceImportView',
            path: '/price-import',
            meta: { title: 'Price import' },
          },
        },
        graphics: {
          Icon: '/components/brand/brand-icon.tsx#BrandIcon',
          Logo: '/components/brand/brand-logo.tsx#BrandLogo',
        },
      },
      meta: {
        titleSuffix: ' – Directory admin',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      },
      importMap: {
        baseDir: path.resolve('cms/admin'),
        importMapFile: path.resolve('cms/admin/import-map.js'),
      },
    },
    typescript: { outputFile: path.resolve('collections/payload-types.ts') },
  });
}

/** Pages from which a signed-in editor's browser may send changes. */
function trustedOrigins({ publicUrl, hasPublicUrl, port }: Environment): string[] {
  return hasPublicUrl ? [publicUrl] : [publicUrl, `http://127.0.0.1:${port}`];
}
