import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { precompress } from './precompress.ts';
import { findChange, readSources, type Sources } from './sources.ts';

/** A part of the project that is built as a unit. */
interface Part {
  name: string;
  sources: string[];
  except?: string[];
  /** Files that exist once the part is built. */
  outputs: string[];
  build: () => Promise<void>;
}

const common = ['package-lock.json', 'scripts/build.ts', 'tsconfig.json'];

const parts: Part[] = [
  {
    name: 'site',
    sources: ['site', 'contract', 'vite.config.ts', ...common],
    except: ['site/e2e'],
    outputs: ['dist/client/.vite/manifest.json'],
    build: buildSite,
  },
  {
    name: 'server',
    sources: ['cms', 'collections', 'contract', 'seed', 'site', 'vite.config.ts', ...common],
    except: ['cms/testing', 'site/e2e'],
    outputs: [
      'dist/server/server.js',
      'dist/server/site.js',
      'dist/server/seed.js',
      'dist/server/backup.js',
      'dist/server/restore.js',
      'dist/server/import.js',
      'dist/server/admin-thread.js',
      'dist/server/file-thread.js',
      'dist/server/page-thread.js',
      'dist/server/statement-thread.js',
      'dist/server/table-thread.js',
    ],
    build: buildServer,
  },
  {
    name: 'admin',
    sources: ['cms/admin', 'cms/desk/filters.ts', 'contract/rules', ...common],
    outputs: ['cms/admin/.next/BUILD_ID'],
    build: buildAdmin,
  },
];

try {
  for (const part of parts) await buildIfStale(part);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function buildIfStale(part: Part): Promise<void> {
  const stamp = `dist/${part.name}.stamp.json`;
  const sources = readSources(part.sources, part.except);
  const reason = buildReason(part, stamp, sources);
  if (reason === null) return;

  const start = performance.now();
  console.log(`Building the ${part.name}: ${reason}.`);
  rmSync(stamp, { force: true });
  await part.build();
  mkdirSync('dist', { recursive: true });
  writeFileSync(stamp, JSON.stringify(sources));
  console.log(`Built the ${part.name} in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

function buildReason(part: Part, stamp: string, sources: Sources): string | null {
  if (![stamp, ...part.outputs].every((path) => existsSync(path))) return 'it is not built yet';
  return findChange(JSON.parse(readFileSync(stamp, 'utf8')) as Sources, sources);
}

async function buildSite(): Promise<void> {
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  precompress('dist/client/assets');
}

async function buildServer(): Promise<void> {
  const { build } = await import('vite');
  await build({ logLevel: 'warn', build: { ssr: true } });
}

/** Next's output is verbose, so it is shown only if the build fails. */
async function buildAdmin(): Promise<void> {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'build', 'cms/admin'],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        // Next starts its own workers, each of which loads Payload.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=production`,
      },
    },
  );
  if (status !== 0) throw new Error(`The admin could not be built.\n${stdout}${stderr}`);
}
