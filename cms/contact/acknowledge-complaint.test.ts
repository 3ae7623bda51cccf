import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailQueueName } from '../mail/mail-queue.ts';
import { runNextJob } from '../runtime/jobs.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { receiveComplaint } from './complaints.ts';

let server: MailServer;
let test: TestPayload;
let editors: TestEditors;

beforeAll(async () => {
  server = await startMailServer();
  test = await startTestPayload({ SMTP_URL: server.url, PUBLIC_URL: 'https://directory.example' });
  test.payload.logger.level = 'silent';
  editors = await createTestEditors(test);
});
afterAll(async () => {
  await test.stop();
  await server.stop();
});
beforeEach(async () => {
  for (const collection of ['complaints', 'payload-jobs'] as const)
    await test.payload.db.deleteMany({ collection, where: {} });
  server.accepted.length = 0;
  server.refuse(() => undefined);
});

let complainants = 0;
/** Somebody else in each test, because what an address is sent in a day is counted. */
const newAddress = () => `pat-${(complainants += 1)}@reader.example`;

const complain = (email = newAddress()) =>
  receiveComplaint(test.payload, { name: 'Pat', email, complaint: 'You kept my address.' });

async function sendMail() {
  while (await runNextJob(test.payload, mailQueueName));
}

/** In their order, as editors read them. */
async function stored() {
  const { docs } = await test.payload.find({ collection: 'complaints', sort: 'receivedAt' });
  return docs;
}

async function jobs() {
  const { docs } = await test.payload.find({ collection: 'payload-jobs' });
  return docs;
}

const notYet = { acknowledgedAt: null, acknowledgement: 'Not yet acknowledged' };

/** Sends what is due, attempt by attempt, until nothing waits for a later one; returns how long that took, in hours. */
async function sendUntilGivenUp(): Promise<number> {
  let milliseconds = 0;
  for (;;) {
    await sendMail();
    const [job] = await jobs();
    if (!job || job.hasError) return milliseconds / (60 * 60 * 1000);
    milliseconds += Date.parse(job.waitUntil!) - Date.now();
    await letTimePass();
  }
}

/** Lets what waits for a later attempt be due now. */
async function letTimePass() {
  await test.payload.db.updateMany({
    collection: 'payload-jobs',
    where: {},
    data: { waitUntil: new Date().toISOString() },
  });
}

describe('the acknowledgement of a complaint', () => {
  it('is noted once the mail server has accepted it, and not before', async () => {
    await complain();
    expect(await stored()).toMatchObject([notYet]);
    const start = new Date().toISOString();
    await sendMail();
    const [{ acknowledgedAt, acknowledgement } = {}] = await stored();
    expect(String(acknowledgedAt) >= start).toBe(true);
    expect(acknowledgement).toBe(
      new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }),
    );
    expect(await server.read()).toMatchObject([{ subject: 'We have your complaint' }]);
  });

  it('goes out although the mail server took nothing for hours, and once', async () => {
    await complain();
    server.refuse(() => '451 4.7.1 Later');
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await sendMail();
      await letTimePass();
    }
    expect(await stored()).toMatchObject([notYet]);
    server.refuse(() => undefined);
    await sendMail();
    const [{ id, acknowledgedAt } = { id: '' }] = await stored();
    expect(acknowledgedAt).toEqual(expect.any(String));
    expect(await server.read()).toMatchObject([
      { messageId: `<complaint.${id}@directory.example>` },
    ]);
    expect(await jobs()).toEqual([]);
  });

  it('is tried for more than two days, and then left to the editors', async () => {
    await complain();
    server.refuse(() => '451 4.7.1 Later');
    expect(await sendUntilGivenUp()).toBeGreaterThan(48);
    expect(await jobs()).toMatchObject([{ taskSlug: 'acknowledgeComplaint', hasError: true }]);
    expect(await stored()).toMatchObject([notYet]);
  });

  it('is left to the editors at once where there is no such address', async () => {
    await complain();
    server.refuse(() => '550 5.1.1 Unknown');
    await sendMail();
    expect(await jobs()).toEqual([]);
    expect(await stored()).toMatchObject([notYet]);
  });

  it('is left to the editors where somebody has used up what the address is sent in a day', async () => {
    const email = newAddress();
    for (let count = 1; count <= 4; count += 1) {
      await complain(email);
      await sendMail();
    }
    const acknowledged = { acknowledgedAt: expect.any(String) };
    expect(await stored()).toMatchObject([acknowledged, acknowledged, acknowledged, notYet]);
    expect(server.accepted).toHaveLength(3);
  });

  it('counts towards what an address is sent in a day only if it was sent', async () => {
    const email = newAddress();
    server.refuse(() => '451 4.7.1 Later');
    for (let count = 1; count <= 4; count += 1) {
      await complain(email);
      await sendMail();
    }
    server.refuse(() => undefined);
    await letTimePass();
    await sendMail();
    expect(server.accepted).toHaveLength(3);
  });

  it('that an editor has written instead is noted by them, once, and none is sent', async () => {
    await complain();
    const path = `/complaints/${(await stored())[0]!.id}`;
    const acknowledgedAt = '2026-11-25T12:00:00.000Z';
    await editors.patch('moderator', path, { acknowledgedAt }).expect(403);
    await editors.patch('editor', path, { acknowledgedAt }).expect(200);
    await editors.patch('editor', path, { acknowledgedAt: null }).expect(200);
    const { docs: entries } = await test.payload.find({ collection: 'audit-trail' });
    expect(entries.filter(({ operation }) => operation === 'update')).toMatchObject([
      { changes: [{ field: 'acknowledgedAt', before: null, after: acknowledgedAt }] },
    ]);
    await sendMail();
    expect(await stored()).toMatchObject([
      { acknowledgedAt, acknowledgement: '25 November 2026', status: 'open' },
    ]);
    expect(server.accepted).toEqual([]);
  });
});
