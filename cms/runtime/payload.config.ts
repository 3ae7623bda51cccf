import path from 'node:path';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig, deepMergeSimple, type SanitizedConfig } from 'payload';
import sharp from 'sharp';
import { collections, globals } from '#collections/index.ts';
import { jobs } from '#collections/jobs/index.ts';
import { withOwnCollections } from '#collections/payload-collections.ts';
import { maxDepth } from '#collections/queries/bounds.ts';
import { savedFilters } from '#collections/saved-filters.ts';
import { routes } from '../admin/routes.ts';
import { screens } from '../admin/screens.ts';
import { withAccountOptions } from '../accounts/account-options.ts';
import { acknowledgeComplaintTask } from '../contact/acknowledge-complaint.ts';
import { adminWords } from './admin-words.ts';
import { answerFailure } from './answer-failure.ts';
import { database } from './database.ts';
import { evidenceEndpoints } from '../evidence/evidence-endpoints.ts';
import { desk } from '../desk/desk.ts';
import type { Environment } from './env.ts';
import { loggerOptions } from './logger.ts';
import { deliverMailTask } from '../mail/mail-jobs.ts';
import { machineDeskEndpoints } from '../machines/machine-desk-endpoints.ts';
import { mailingEndpoints } from '../mail/mailing-endpoints.ts';
import { waitingForProductWrites } from '../observations/waiting-for-product-writes.ts';
import { mailAdapter } from '../mail/payload-adapter.ts';
import { keepingPictures } from '../media/keeping-pictures.ts';
import { sendResetLinkTask } from '../accounts/send-reset-link.ts';
import { sendMessageTask } from '../mail/send-message-task.ts';
import { freshnessEndpoints } from '../prices/freshness-endpoints.ts';
import { correctionDeskEndpoints } from '../prices/corrections/correction-endpoints.ts';
import { importEndpoints } from '../prices/import-endpoints.ts';
import { priceWatchEndpoints } from '../price-watch/price-watch-endpoints.ts';
import { termImportEndpoints } from '../prices/terms/term-import-endpoints.ts';
import { previewEndpoints } from '../preview/preview-endpoints.ts';
import { freezingReports } from '../reports/freezing-reports.ts';
import { reportEndpoints } from '../reports/report-endpoints.ts';
import { moderationEndpoints } from '../reviews/moderation-endpoints.ts';
import { payloadWords, withEditorInSentenceCase } from './payload-words.ts';
import { makeDataFolder } from './private-files.ts';
import { payloadSecret } from './secret.ts';
import { createWebClient } from '../web/web-client.ts';
import { subscriberEndpoints } from '../subscriptions/subscriber-endpoints.ts';

/** What Payload runs with. */
export async function createPayloadConfig(env: Environment): Promise<SanitizedConfig> {
  makeDataFolder(env);
  const config = await buildConfig({
    secret: payloadSecret(env),
    db: await database(env.databaseUrl),
    editor: lexicalEditor(),
    sharp,
    collections: collections
      .map((collection) => withAccountOptions(collection, env))
      .map(freezingReports)
      .map(waitingForProductWrites)
      .map((collection) => keepingPictures(collection, env)),
    globals,
    email: mailAdapter(env),
    jobs: {
      ...jobs,
      tasks: [
        deliverMailTask({ publicUrl: env.publicUrl, perSecond: env.mailPerSecond }),
        sendMessageTask,
        acknowledgeComplaintTask,
        sendResetLinkTask(env),
      ],
    },
    // Next bundles the admin's screens, so they get their queries from here; messages need to know where the site is,
    // collections where their files lie, and whoever fetches pages of other sites shares one client, so that each site is
    // asked one thing at a time. The browser is told nothing of it.
    custom: {
      desk,
      publicUrl: env.publicUrl,
      web: createWebClient(env),
      evidenceFolder: path.join(env.dataDir, 'evidence'),
    },
    endpoints: [
      ...correctionDeskEndpoints,
      ...evidenceEndpoints,
      ...freshnessEndpoints,
      ...importEndpoints,
      ...machineDeskEndpoints,
      ...mailingEndpoints(env),
      ...priceWatchEndpoints,
      ...moderationEndpoints,
      ...subscriberEndpoints,
      ...termImportEndpoints,
      ...previewEndpoints,
      ...reportEndpoints,
    ],
    maxDepth,
    queryPresets: savedFilters,
    routes,
    csrf: trustedOrigins(env),
    i18n: { translations: { en: deepMergeSimple(payloadWords, adminWords) } },
    graphQL: { disable: true },
    telemetry: false,
    hooks: { afterError: [answerFailure] },
    // A refusal in words is an answer, not a fault of ours.
    loggingLevels: { APIError: 'info', QueryError: 'info' },
    logger: { options: loggerOptions(env.logLevel), destination: process.stderr },
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
        providers: [
          '/components/keep-signed-in/keep-signed-in.tsx#KeepSignedIn',
          '/components/other-editors/other-editors.tsx#OtherEditors',
          '/components/unsaved/forget-unsaved.tsx#ForgetUnsaved',
        ],
        beforeDashboard: ['/components/dashboard/dashboard.tsx#Dashboard'],
        afterNavLinks: ['/components/screen/screen-links.tsx#ScreenLinks'],
        views: {
          invitation: {
            Component: '/components/sign-in/link-views.tsx#AcceptView',
            path: '/invitation',
            meta: { title: 'Invitation' },
          },
          newPassword: {
            Component: '/components/sign-in/link-views.tsx#NewPasswordView',
            path: '/new-password',
            meta: { title: 'New password' },
          },
          login: { Component: '/components/sign-in/sign-in-view.tsx#SignInView' },
          ...ownScreens,
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
      // Payload sends both to the browser: whole paths would tell where the server lies.
      importMap: { baseDir: 'cms/admin', importMapFile: 'cms/admin/import-map.js' },
    },
    // Otherwise each start but in production, of each test file too, runs the generator in a process of its own.
    typescript: { outputFile: path.resolve('collections/payload-types.ts'), autoGenerate: false },
  });
  return [withOwnCollections, withEditorInSentenceCase, withoutFolders, retryingPublication].reduce(
    (changed, change) => change(changed),
    config,
  );
}

const ownScreens = Object.fromEntries(
  Object.entries(screens).map(([name, screen]) => [
    name,
    { Component: screen.component, path: screen.path, meta: { title: screen.title } },
  ]),
);

/**
 * A scheduled publication that fails is tried again, three times within a minute: somebody may have saved the document at
 * the same moment, or the database may have been away.
 */
function retryingPublication(config: SanitizedConfig): SanitizedConfig {
  const publication = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!publication) throw new Error('Payload no longer has a task of this name');
  publication.retries = { attempts: 3, backoff: { type: 'exponential', delay: 5000 } };
  return config;
}

/** Payload sends what can be enumerated of a collection’s uploads to the browser, which is told no folder of the server. */
function withoutFolders(config: SanitizedConfig): SanitizedConfig {
  for (const { upload } of config.collections) {
    if (typeof upload === 'object')
      Object.defineProperty(upload, 'staticDir', { enumerable: false });
  }
  return config;
}

/** Pages from which a signed-in editor's browser may send changes. */
function trustedOrigins({ publicUrl, hasPublicUrl, port }: Environment): string[] {
  return hasPublicUrl ? [publicUrl] : [publicUrl, `http://127.0.0.1:${port}`];
}
