import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync, utimesSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { makeTestFolder } from '#cms/testing/test-folder.ts';
import { test as journey, wake } from './journey.ts';

const component = 'site/components/tag/tag.tsx';

/** On a server as developers have it. */
const test = journey.extend({
  baseURL: async ({}, use) => {
    const dataDir = makeTestFolder('directory-development-');
    const server = spawn('npm', ['run', '--silent', 'dev'], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: '0',
        PUBLIC_URL: '',
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        SEED: 'none',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      // So that it can be ended with all that it starts.
      detached: true,
    });
    const ended = once(server, 'exit');
    try {
      await use(await addressOf(server));
    } finally {
      if (server.pid) process.kill(-server.pid);
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
});

test(
  'while a developer changes a component, a page that shows it is loaded again, though it is asleep, and wakes',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const { atime, mtime } = statSync(component);
    const isConnected = page.waitForEvent('console', (message) =>
      message.text().includes('connected.'),
    );
    await page.goto(`${baseURL}/components`);
    await isConnected;
    const isLoadedAgain = page.waitForEvent('load');
    try {
      utimesSync(component, atime, new Date());
      await isLoadedAgain;
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      // In development it is made of hundreds of files, each of which the server compiles first.
      await wake(page, 120_000);
    } finally {
      utimesSync(component, atime, mtime);
    }
  },
);

/** Where the server says that the site is. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout)
    for await (const line of createInterface(stdout)) {
      const [, address] = /The site is at (\S+)/.exec(line) ?? [];
      if (address) return address;
    }
  throw new Error('The server ended before the site was there.');
}
