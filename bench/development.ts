import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { launchBrowser } from './browser.ts';
import { answering, createDataDir, freePort } from './built-server.ts';
import { median } from './median.ts';

const changes = 5;
const component = 'site/pages/contact/page.tsx';
const sentence = 'A person reads every message';

/**
 * The median time in milliseconds from a developer's change of a component until the browser shows it, with `npm run dev`
 * and a page that is asleep. Changes a source file meanwhile.
 */
export async function measureChangeInDevelopment(): Promise<number> {
  const dataDir = createDataDir();
  const url = `http://localhost:${await freePort()}`;
  const server = spawn('npm', ['run', '--silent', 'dev'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      PUBLIC_URL: '',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      SEED: 'none',
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
    // So that it can be ended with all that it starts.
    detached: true,
  });
  const ended = once(server, 'exit');
  const browser = await launchBrowser();
  const source = await readFile(component, 'utf8');
  try {
    const page = await browser.newPage();
    await answering(`${url}/readyz`);
    const isConnected = () =>
      page.waitForEvent('console', (message) => message.text().includes('connected.'));
    const times: number[] = [];
    for (let change = 1; change <= changes; change += 1) {
      const text = `${sentence} ${change}`;
      const isReady = isConnected();
      // Anew each time, since a change may reload the page more than once.
      await page.goto(`${url}/contact`);
      await isReady;
      // A second reload after the change before would miss this one.
      await page.waitForTimeout(1000);
      const start = performance.now();
      await writeFile(component, source.replace(sentence, text));
      await page.getByText(text).waitFor();
      times.push(performance.now() - start);
    }
    return median(times, Number);
  } finally {
    await writeFile(component, source);
    await browser.close();
    if (server.pid) process.kill(-server.pid);
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}
