import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppProcess, type AppProcess } from '../testing/start-app-process.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';

const all = 1000;
const enough = 300;

let test: TestPayload;
let running: AppProcess | undefined;

beforeAll(async () => {
  test = await startTestPayload();
});
afterAll(async () => {
  await running?.kill();
  await test.stop();
});

const address = (index: number) => `reader-${index}@reader.example`;

/** Subscribes, from a network address of its own; whether the server said that the address is stored. */
async function subscribe({ url }: AppProcess, index: number): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/subscriptions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `198.18.${Math.floor(index / 250)}.${index % 250}`,
      },
      body: JSON.stringify({ email: address(index), source: 'homepage_newsletter' }),
    });
    return response.status === 201;
  } catch {
    return false;
  }
}

async function stored(): Promise<string[]> {
  const { docs } = await test.payload.find({
    collection: 'subscriptions',
    pagination: false,
    depth: 0,
  });
  return docs.map(({ email }) => email);
}

describe('a thousand subscriptions at the same moment, and the process killed in the middle', () => {
  it('lose no address that was acknowledged, and none is kept twice when all ask again', async () => {
    const first = await startAppProcess(test.env);
    running = first;
    const acknowledged: string[] = [];
    let killing: Promise<void> | undefined;
    await Promise.all(
      Array.from({ length: all }, async (_, index) => {
        if (!(await subscribe(first, index))) return;
        acknowledged.push(address(index));
        if (acknowledged.length === enough) killing = first.kill();
      }),
    );
    await killing;
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
    expect(acknowledged.length).toBeLessThan(all);

    const second = await startAppProcess(test.env);
    running = second;
    const survived = new Set(await stored());
    expect(acknowledged.filter((each) => !survived.has(each))).toEqual([]);

    let unsure = Array.from({ length: all }, (_, index) => index);
    for (let round = 1; round <= 5 && unsure.length > 0; round += 1) {
      const answers = await Promise.all(unsure.map((index) => subscribe(second, index)));
      unsure = unsure.filter((_, place) => !answers[place]);
    }
    expect(unsure).toEqual([]);
    const addresses = await stored();
    expect(addresses).toHaveLength(all);
    expect(new Set(addresses).size).toBe(all);
  }, 600_000);
});
