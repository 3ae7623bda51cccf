import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { User } from '#collections/payload-types.ts';
import { createMarketReport } from '../testing/example-data.ts';
import { expectEachReachedOnce } from '../testing/expect-each-reached-once.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { startAppProcess, type AppProcess } from '../testing/start-app-process.ts';
import { storeSubscribers } from '../testing/subscribers.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { readMailing, startMailing } from './mailing-service.ts';

const publicUrl = 'https://directory.example';
const all = 2000;

let server: MailServer;
let test: TestPayload;
let running: AppProcess | undefined;

beforeAll(async () => {
  server = await startMailServer();
  test = await startTestPayload({ SMTP_URL: server.url, PUBLIC_URL: publicUrl });
});
afterAll(async () => {
  await running?.kill();
  await test.stop();
  await server.stop();
});

function start() {
  return startAppProcess(test.env, { SMTP_URL: server.url, MAIL_PER_SECOND: '1000' });
}

/** Lets a process send until the mail server has accepted so many, and kills it before it hears of the last one. */
async function sendAndKill(count: number): Promise<void> {
  const child = await start();
  running = child;
  await new Promise<void>((resolve, reject) => {
    server.beforeAnswer((accepted) => {
      if (accepted === count) child.kill().then(resolve, reject);
    });
  });
}

describe('a report to two thousand, with the process killed twice between acceptance and note', () => {
  it('reaches each of them with one message, whose doubles carry the same Message-ID', async () => {
    const addresses = await storeSubscribers(test.payload, all);
    const report = await createMarketReport(test.payload);
    const editor = (await test.payload.create({
      collection: 'users',
      data: {
        name: 'Edith Example',
        email: 'edith@directory.example',
        password: 'a long password',
        roles: ['editor'],
      },
    })) satisfies User;
    await startMailing(test.payload, { id: report.id, publicUrl }, editor);

    await sendAndKill(800);
    await sendAndKill(1800);
    running = await start();
    while ((await readMailing(test.payload, report.id)).mailing?.status !== 'done') {
      await sleep(1000);
    }

    expectEachReachedOnce(server.accepted, addresses);
    // Three starts, two thousand messages and twenty seconds until a claim lapses: a busy machine takes its time.
  }, 600_000);
});
