import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { runNextJob } from '../runtime/jobs.ts';
import { enqueueMessage } from './enqueue-message.ts';
import { mailQueueName } from './mail-queue.ts';
import { passwordReset } from './messages/password-reset.tsx';

const to = 'edith@reader.example';
const resetUrl = 'https://directory.example/admin/new-password#0123456789';

let server: MailServer;
let test: TestPayload;

beforeAll(async () => {
  server = await startMailServer();
  test = await startTestPayload({
    SMTP_URL: server.url,
    PUBLIC_URL: 'https://directory.example',
    LOG_LEVEL: 'info',
  });
});
afterAll(async () => {
  await test.stop();
  await server.stop();
});
beforeEach(async () => {
  await test.payload.db.deleteMany({ collection: 'payload-jobs', where: {} });
  server.accepted.length = 0;
  server.refuse(() => undefined);
});

const enqueue = () =>
  enqueueMessage(test.payload, { to, message: passwordReset({ resetUrl, minutes: 60 }) });
const send = () => runNextJob(test.payload, mailQueueName);

async function jobs() {
  const { docs } = await test.payload.find({ collection: 'payload-jobs', overrideAccess: true });
  return docs;
}

describe('a message to one person', () => {
  it('goes to that person, in HTML and in plain text, and to no list', async () => {
    await enqueue();
    expect(await send()).toBe(true);
    const [message] = await server.read();
    expect(message?.to).toEqual([{ name: '', address: to }]);
    expect(message?.subject).toBe('Choose a new password');
    expect(message?.from?.address).toBe('reports@directory.example');
    for (const body of [message?.html, message?.text]) {
      expect(body).toContain(resetUrl);
      expect(body).not.toMatch(/unsubscribe/i);
    }
    expect(message?.headers.filter(({ key }) => key.startsWith('list-'))).toEqual([]);
    expect(await jobs()).toEqual([]);
    expect(await send()).toBe(false);
  });

  it('is retried under the same Message-ID when the mail server has no time, and arrives once', async () => {
    await enqueue();
    server.refuse(() => '451 4.7.1 Later');
    await send();
    expect(server.accepted).toEqual([]);
    // Not at once: the mail server gets a minute.
    expect(await send()).toBe(false);
    const [job] = await jobs();
    expect(job).toMatchObject({ hasError: false, totalTried: 1 });
    expect(Date.parse(job!.waitUntil!)).toBeGreaterThan(Date.now() + 30_000);
    await test.payload.db.updateOne({
      collection: 'payload-jobs',
      id: job!.id,
      data: { waitUntil: new Date().toISOString() },
    });
    server.refuse(() => undefined);
    await send();
    expect(await server.read()).toMatchObject([
      { messageId: expect.stringMatching(/^<message\.[\w-]+@directory\.example>$/) },
    ]);
    expect(await jobs()).toEqual([]);
  });

  it('is stored so that whoever reads the database learns neither the address nor the link', async () => {
    await enqueue();
    server.refuse(() => `550 5.7.1 <${to}> is not for you`);
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await send();
    const log = written.mock.calls.map(([text]) => String(text)).join('');
    written.mockRestore();
    const stored = JSON.stringify(await jobs());
    expect(stored).toContain('sendMessage');
    for (const text of [stored, log]) expect(text).not.toMatch(/edith|reader\.example|reset\//);
  });

  it('is dropped when there is no such recipient', async () => {
    await enqueue();
    server.refuse(() => '550 5.1.1 Unknown');
    await send();
    expect(await jobs()).toEqual([]);
    expect(server.accepted).toEqual([]);
  });
});
