import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startAppProcess, type AppProcess } from '../testing/start-app-process.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';

let test: TestPayload;
let app: AppProcess | undefined;

beforeAll(async () => {
  test = await startTestPayload();
});
afterEach(() => app?.kill());
afterAll(() => test.stop());

async function start(variables: Record<string, string> = {}): Promise<AppProcess> {
  app = await startAppProcess(test.env, variables);
  return app;
}

/** How a request ends: its status, or `cut off`. */
const ending = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 'cut off',
  );

describe('a process that is told to stop', () => {
  it('answers what it has been asked, then ends with exit code 0', async () => {
    const { url, asked, terminate } = await start();
    const slow = ending(`${url}/slow`);
    await asked('/slow');
    expect(await terminate()).toBe(0);
    expect(await slow).toBe(200);
    expect(await ending(`${url}/healthz`)).toBe('cut off');
  });

  it('says so at /readyz first, and still takes what is sent', async () => {
    const { url, terminate } = await start();
    const readyz = async () => {
      const response = await fetch(`${url}/readyz`);
      return [response.status, ((await response.json()) as { status: string }).status];
    };
    expect(await readyz()).toEqual([200, 'ready']);
    const exit = terminate();
    // It takes what is sent for two seconds from then on.
    await expect.poll(readyz, { interval: 10 }).toEqual([503, 'stopping']);
    expect(await ending(`${url}/api/products`)).toBe(200);
    expect(await exit).toBe(0);
  });

  it('is not kept up by a request that hangs', async () => {
    const { url, asked, terminate } = await start();
    const hanging = ending(`${url}/hangs`);
    await asked('/hangs');
    expect(await terminate()).toBe(0);
    expect(await hanging).toBe('cut off');
  });

  it('is ended by the deadline when its work does not stop, and a request hangs meanwhile', async () => {
    const { url, asked, terminate } = await start({ HANGS_ON_STOP: 'yes' });
    const hanging = ending(`${url}/hangs`);
    await asked('/hangs');
    const toldAt = performance.now();
    expect(await terminate()).toBe(0);
    const milliseconds = performance.now() - toldAt;
    expect(await hanging).toBe('cut off');
    // Eight seconds, and what a busy machine adds; only the deadline takes as long.
    expect(milliseconds).toBeGreaterThan(7900);
    expect(milliseconds).toBeLessThan(20_000);
  });
});
