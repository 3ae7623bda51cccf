import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { User } from '#collections/payload-types.ts';
import { createMarketReport } from '../testing/example-data.ts';
import { expectEachReachedOnce } from '../testing/expect-each-reached-once.ts';
import { killWhileSending } from '../testing/kill-while-sending.ts';
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

    for (const count of [800, 1800]) {
      running = await start();
      await killWhileSending(running, server, count);
    }
    running = await start();
    while ((await readMailing(test.payload, report.id)).mailing?.status !== 'done') {
      await sleep(1000);
    }

    expectEachReachedOnce(server.accepted, addresses);
    // Three starts, two thousand messages and twenty seconds until a claim lapses: a busy machine takes its time.
  }, 600_000);
});
