import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAppProcess } from '../testing/start-app-process.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { EnvironmentError, readEnvironment } from './env.ts';
import { makeDataFolder } from './private-files.ts';
import { startBase } from './start-base.ts';

let parent: string;
let dataDir: string;
let umask: number;

beforeEach(() => {
  // As most systems have it: what is made can be read by everybody.
  umask = process.umask(0o022);
  parent = makeTestFolder('directory-modes-');
  dataDir = path.join(parent, 'data');
});
afterEach(() => {
  process.umask(umask);
  rmSync(parent, { recursive: true });
});

function modeOf(file: string): string {
  return (statSync(file).mode & 0o777).toString(8);
}

/** What each user of the machine may do with all that lies in the data folder, and with the folder. */
function modes(): Record<string, string> {
  const names = ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })];
  return Object.fromEntries(names.map((name) => [name, modeOf(path.join(dataDir, name))]));
}

async function runOnce(variables: Readonly<Record<string, string>> = {}) {
  const env = readEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', ...variables });
  const app = await startAppProcess(env);
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email: 'pat@reader.example', source: 'test' });
  await fetch(`${app.url}/api/subscriptions`, { method: 'POST', headers, body });
  const outbox = path.join(dataDir, 'outbox');
  await expect
    .poll(() => existsSync(outbox) && readdirSync(outbox).some((name) => name.endsWith('.eml')), {
      timeout: 30_000,
    })
    .toBe(true);
  const seen = modes();
  await app.kill();
  return seen;
}

/** What the server says that ends by itself. */
function complaintOfServer(): Promise<string> {
  const node = ['--conditions=production', '--import', 'tsx', 'cms/server.ts'];
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '0' } as const;
  return new Promise((resolve) => {
    execFile(process.execPath, node, { env, timeout: 60_000 }, (_error, _printed, complaint) =>
      resolve(complaint),
    );
  });
}

describe('the data folder and all that is in it', () => {
  it('is the owner’s alone from the first start on', async () => {
    const seen = await runOnce();
    expect(Object.keys(seen)).toEqual(
      expect.arrayContaining([
        '.',
        'directory.db',
        'directory.db-shm',
        'directory.db-wal',
        'outbox',
        'payload-secret',
      ]),
    );
    for (const [name, mode] of Object.entries(seen)) {
      expect(mode, name).toBe(['.', 'outbox'].includes(name) ? '700' : '600');
    }
  });

  it('becomes so at the next start where it was open to others', async () => {
    await runOnce();
    const open = [dataDir, ...Object.keys(modes()).map((name) => path.join(dataDir, name))];
    for (const file of open) chmodSync(file, statSync(file).isDirectory() ? 0o755 : 0o644);
    expect(modes()).toMatchObject({ '.': '755', 'directory.db': '644', outbox: '755' });
    for (const [name, mode] of Object.entries(await runOnce())) {
      expect(mode, name).toBe(['.', 'outbox'].includes(name) ? '700' : '600');
    }
  });

  it('leaves what a link leads to as it is', () => {
    const elsewhere = path.join(parent, 'elsewhere');
    writeFileSync(elsewhere, '');
    mkdirSync(dataDir);
    symlinkSync(elsewhere, path.join(dataDir, 'directory.db'));
    makeDataFolder(readEnvironment({ DATA_DIR: dataDir }));
    expect(modeOf(elsewhere)).toBe('644');
  });

  it.each([
    ['that all users share', 0o1777, []],
    ['with other things in it', 0o755, ['holiday.jpg']],
  ])('is not one %s, which stays as it is', async (_what, mode, names) => {
    mkdirSync(dataDir);
    chmodSync(dataDir, mode);
    for (const name of names) writeFileSync(path.join(dataDir, name), '');
    const before = modes();
    const refusal = `DATA_DIR takes a folder of its own, which is closed to other users of the machine: ${dataDir} has other things in it.`;
    expect(await complaintOfServer()).toBe(`${refusal}\n`);
    // So start the commands.
    await expect(startBase(readEnvironment({ DATA_DIR: dataDir }))).rejects.toThrow(
      new EnvironmentError(refusal),
    );
    expect(modes()).toEqual(before);
  });
});

it('a database elsewhere is its owner’s alone too', async () => {
  const file = path.join(parent, 'somewhere', 'site.db');
  await runOnce({ DATABASE_URL: `file:${file}` });
  expect(modeOf(path.dirname(file))).toBe('700');
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    expect(modeOf(each), each).toBe('600');
  }
});
