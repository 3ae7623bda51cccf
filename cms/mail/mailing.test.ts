import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MarketReport, Medication, User } from '#collections/payload-types.ts';
import { afterRequest } from '../subscriptions/alerts/alert-changes.ts';
import { createAlertStore } from '../subscriptions/alerts/alert-store.ts';
import { messageFor } from '../subscriptions/alerts/next-message.ts';
import { createSigning } from '../subscriptions/signing.ts';
import { enqueue } from '../subscriptions/states.ts';
import { createMarketReport, createMedication } from '../testing/example-data.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { storeSubscribers } from '../testing/subscribers.ts';
import { writeRaw } from '../testing/write-raw.ts';
import { deliverDue } from './deliver-due.ts';
import { isMailDue } from './is-mail-due.ts';
import { mailOutcomes } from './mail-outcomes.ts';
import { claimMilliseconds } from './mail-queue.ts';
import {
  previewReport,
  readMailing,
  sendTest,
  setMailing,
  startMailing,
} from './mailing-service.ts';

const publicUrl = 'https://directory.example';

let server: MailServer;
let test: TestPayload;
let editor: User;
let report: MarketReport;
let medication: Medication;

beforeAll(async () => {
  server = await startMailServer();
  test = await startTestPayload({
    SMTP_URL: server.url,
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: 'info',
  });
  editor = await test.payload.create({
    collection: 'users',
    data: {
      name: 'Edith Example',
      email: 'edith@directory.example',
      password: 'a long password',
      roles: ['editor'],
    },
  });
  report = await createMarketReport(test.payload);
  medication = await createMedication(test.payload);
});
afterAll(async () => {
  await test.stop();
  await server.stop();
});
beforeEach(async () => {
  for (const collection of [
    'subscriptions',
    'suppressions',
    'mailings',
    'deliveries',
    'price-alerts',
  ] as const) {
    await test.payload.db.deleteMany({ collection, where: {} });
  }
  server.accepted.length = 0;
  server.refuse(() => undefined);
  server.slowDown(0);
});

const send = () => startMailing(test.payload, { id: report.id, publicUrl }, editor);
const work = () => deliverDue(test.payload, { publicUrl, perSecond: 1000 });
const state = () => readMailing(test.payload, report.id);
const recipients = async () =>
  (await server.read())
    .map(({ to }) => to?.[0]?.address ?? '')
    .toSorted((a, b) => a.localeCompare(b));

async function storeAlertToConfirm(email: string): Promise<void> {
  const now = new Date();
  const condition = { kind: 'falls' as const, amountPence: null };
  const alert = { ...condition, medicationId: medication.id, dose: '5mg', providerIds: [] };
  const alerts = afterRequest(undefined, alert, now);
  if (alerts === 'unchanged') throw new Error('The first alert of an address is stored');
  const { addressCode } = createSigning(test.payload.secret);
  const row = {
    email,
    addressCode: addressCode(email),
    status: 'pending' as const,
    alerts,
    news: [],
  };
  const consent = { consentedAt: now.toISOString(), consentVersion: '2026-11-22' };
  await createAlertStore(test.payload).create({ ...row, ...consent, ...messageFor(row, now) });
}

/** Lets all that waits for a later attempt be due now. */
async function letTimePass() {
  const { docs } = await test.payload.db.find<{ id: string }>({
    collection: 'deliveries',
    where: { state: { equals: 'waiting' } },
    pagination: false,
  });
  const dueAt = new Date().toISOString();
  for (const { id } of docs) {
    await test.payload.db.updateOne({ collection: 'deliveries', id, data: { dueAt } });
  }
}

describe('rows that cannot be read', () => {
  const spoil = async (collection: 'price-alerts' | 'subscriptions', email: string) => {
    const row = await test.payload.db.findOne<{ id: string }>({
      collection,
      where: { email: { equals: email } },
    });
    await writeRaw(test.payload, row!.id, {
      table: collection.replaceAll('-', '_'),
      column: 'consented_at',
      collection,
      field: 'consentedAt',
      value: 'one of these days',
    });
    return row!.id;
  };

  it.runIf(process.env.TEST_DATABASE_URL === undefined)(
    'keep no other message from being sent, and are named in the log once',
    async () => {
      const { payload } = test;
      const error = vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
      await storeSubscribers(payload, 2);
      await send();
      const [first, second] = (
        await payload.db.find<{ email: string }>({
          collection: 'subscriptions',
          sort: 'email',
          pagination: false,
        })
      ).docs;
      const spoilt = [await spoil('subscriptions', first!.email)];
      await storeAlertToConfirm('a@reader.example');
      await storeAlertToConfirm('b@reader.example');
      spoilt.push(await spoil('price-alerts', 'a@reader.example'));
      await work();
      await work();
      expect(await recipients()).toEqual(['b@reader.example', second!.email]);
      expect(await isMailDue(payload)).toBe(false);
      const named = error.mock.calls.map(([about]) => (about as { id: string }).id);
      expect(named.toSorted()).toEqual(spoilt.toSorted());
      error.mockRestore();
    },
  );
});

it('a price alert of which no message can be made keeps no other from being sent', async () => {
  const { payload } = test;
  const error = vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
  await storeAlertToConfirm('a@reader.example');
  await storeAlertToConfirm('b@reader.example');
  const where = { email: { equals: 'a@reader.example' } };
  const row = await payload.db.findOne<{ id: string }>({ collection: 'price-alerts', where });
  await writeRaw(payload, row!.id, {
    table: 'price_alerts',
    column: 'alerts',
    collection: 'price-alerts',
    field: 'alerts',
    value: {},
  });
  await work();
  expect(await recipients()).toEqual(['b@reader.example']);
  expect(error.mock.calls.map(([about]) => (about as { id: string }).id)).toEqual([row!.id]);
  error.mockRestore();
});

describe('a report', () => {
  it('goes to everybody who has confirmed, once, and to nobody else', async () => {
    const addresses = await storeSubscribers(test.payload, 7);
    await storeSubscribers(test.payload, 2, {
      domain: 'pending.example',
      status: 'pending',
      confirmedAt: null,
    });
    expect(await state()).toEqual({ recipients: 7, mailing: null });
    await send();
    await storeSubscribers(test.payload, 1, {
      domain: 'later.example',
      confirmedAt: new Date(Date.now() + 1).toISOString(),
    });
    await work();
    await work();
    expect(await recipients()).toEqual(addresses);
    expect(await state()).toMatchObject({
      recipients: 7,
      mailing: { status: 'done', counts: { sent: 7, waiting: 0 } },
    });
    expect(await isMailDue(test.payload)).toBe(false);
  });

  it('is sent once, however often and at whatever moment it is asked for', async () => {
    await storeSubscribers(test.payload, 3);
    const answers = await Promise.allSettled([send(), send(), send()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await Promise.all([work(), work(), work()]);
    expect(server.accepted).toHaveLength(3);
    await expect(send()).rejects.toThrow('This report has already been sent.');
  });

  it('and every other message is sent once by two processes, although the mail server takes longer than a claim', async () => {
    await storeSubscribers(test.payload, 1);
    await storeSubscribers(test.payload, 1, {
      domain: 'pending.example',
      status: 'pending',
      ...enqueue('confirmation', new Date()),
    });
    await storeAlertToConfirm('reader-0@alert.example');
    await send();
    server.slowDown(claimMilliseconds / 2.5);
    const slow = work();
    await sleep(claimMilliseconds + 1500);
    await work();
    await slow;
    expect(await recipients()).toEqual([
      'reader-0@alert.example',
      'reader-0@pending.example',
      'reader-0@reader.example',
    ]);
  });

  it('is not sent before it is published', async () => {
    const draft = await createMarketReport(test.payload, { title: 'Draft', _status: 'draft' });
    await expect(startMailing(test.payload, { id: draft.id, publicUrl }, editor)).rejects.toThrow(
      'This report is not published.',
    );
  });

  it('says what it found, in HTML and in plain text, with the ways to leave', async () => {
    await storeSubscribers(test.payload, 1);
    await send();
    await work();
    const [message] = await server.read();
    const header = (key: string) => message?.headers.find((each) => each.key === key)?.value;
    expect(message?.subject).toBe('Market overview, August 2025');
    for (const body of [message?.html, message?.text]) {
      expect(body).toContain('What weight-loss injections cost in August.');
      expect(body).toContain('162');
      expect(body).toContain(
        'https://directory.example/market-analysis/market-overview-august-2025',
      );
      expect(body).toMatch(/https:\/\/directory\.example\/subscription\?token=[\w-]{44}/);
      expect(body).not.toContain('<img');
    }
    expect(message?.html).toContain('prefers-color-scheme: dark');
    expect(header('list-unsubscribe')).toMatch(
      /^<https:\/\/directory\.example\/subscription\/unsubscribe\?token=[\w-]{44}>$/,
    );
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-id')).toContain('<reports.directory.example>');
    expect(message?.from?.address).toBe('reports@directory.example');
    expect(message?.messageId).toMatch(/^<report\.[\w-]+@directory\.example>$/);
  });

  it('says to everybody word for word what its editor wrote, so that no address there gets the reader’s links', async () => {
    const words = ['leave', 'manage', 'confirm'].map(
      (what) => `https://x.example/?token-to-${what}`,
    );
    const { id } = await createMarketReport(test.payload, {
      title: 'Market overview, July 2025',
      description: words.join(' '),
    });
    await storeSubscribers(test.payload, 1);
    await startMailing(test.payload, { id, publicUrl }, editor);
    await work();
    const [message] = await server.read();
    for (const body of [message?.html, message?.text]) {
      for (const word of words) expect(body).toContain(word);
      expect(body).toMatch(/https:\/\/directory\.example\/subscription\?token=[\w-]{44}/);
    }
  });

  it('stays the same for everybody, whatever is changed meanwhile', async () => {
    await storeSubscribers(test.payload, 1);
    await send();
    await test.payload.update({
      collection: 'market-reports',
      id: report.id,
      data: { title: 'Changed' },
    });
    await work();
    expect((await server.read())[0]?.subject).toBe('Market overview, August 2025');
    await test.payload.update({
      collection: 'market-reports',
      id: report.id,
      data: { title: 'Market overview, August 2025' },
    });
  });

  it('is not sent to whoever has left by the moment of sending', async () => {
    const [first, second, third] = await storeSubscribers(test.payload, 3);
    server.refuse(() => '451 4.7.1 Later');
    await send();
    await work();
    server.refuse(() => undefined);
    await letTimePass();
    await test.payload.update({
      collection: 'subscriptions',
      where: { email: { equals: first } },
      data: { status: 'unsubscribed' },
    });
    const { docs } = await test.payload.find({
      collection: 'subscriptions',
      where: { email: { equals: second } },
      showHiddenFields: true,
    });
    await test.payload.create({
      collection: 'suppressions',
      data: {
        addressCode: docs[0]!.addressCode!,
        reason: 'unsubscribed',
        suppressedAt: new Date().toISOString(),
      },
    });
    await work();
    expect(await recipients()).toEqual([third]);
    expect((await state()).mailing?.counts).toMatchObject({ sent: 1, suppressed: 2 });
  });

  it('can be paused and goes on where it stopped', async () => {
    await storeSubscribers(test.payload, 4);
    await send();
    await setMailing(test.payload, report.id, 'paused');
    await work();
    expect(server.accepted).toEqual([]);
    expect(await isMailDue(test.payload)).toBe(false);
    await setMailing(test.payload, report.id, 'sending');
    await work();
    await work();
    expect(server.accepted).toHaveLength(4);
    await expect(setMailing(test.payload, report.id, 'sending')).rejects.toThrow(/moved on/);
  });

  describe('that is taken off the site while it is being sent', () => {
    const change = (id: string, data: Partial<MarketReport>) =>
      test.payload.update({ collection: 'market-reports', id, data, trash: true });

    it.each<[string, (id: string) => Promise<unknown>]>([
      ['unpublished', (id) => change(id, { _status: 'draft' })],
      ['moved to the trash', (id) => change(id, { deletedAt: new Date().toISOString() })],
      ['deleted', (id) => test.payload.delete({ collection: 'market-reports', id })],
    ])('by being %s is sent to nobody else, and holds no other report up', async (how, takeOff) => {
      await storeSubscribers(test.payload, 3);
      const { id } = await createMarketReport(test.payload, { title: `Report ${how}` });
      server.refuse((address) => (address.startsWith('reader-1@') ? undefined : '451 4.7.1 Later'));
      await startMailing(test.payload, { id, publicUrl }, editor);
      await work();
      server.refuse(() => undefined);
      await takeOff(id);
      await letTimePass();
      await send();
      await work();
      await work();
      const subjects = (await server.read()).map(({ subject }) => subject);
      expect(subjects).toEqual([
        `Report ${how}`,
        'Market overview, August 2025',
        'Market overview, August 2025',
        'Market overview, August 2025',
      ]);
      expect((await readMailing(test.payload, id)).mailing).toMatchObject({
        status: 'paused',
        problem: 'The report is no longer on the site.',
        counts: { sent: 1, waiting: 2 },
      });
      expect((await state()).mailing?.status).toBe('done');
      expect(await isMailDue(test.payload)).toBe(false);
    });

    it('goes on where it stopped once it is published again, and not before', async () => {
      await storeSubscribers(test.payload, 3);
      const { id } = await createMarketReport(test.payload, { title: 'Published again' });
      await startMailing(test.payload, { id, publicUrl }, editor);
      await change(id, { _status: 'draft' });
      await work();
      await expect(setMailing(test.payload, id, 'sending')).rejects.toThrow(
        'This report is not published. Publish it, then resume.',
      );
      expect((await readMailing(test.payload, id)).mailing?.status).toBe('paused');
      await change(id, { _status: 'published' });
      await setMailing(test.payload, id, 'sending');
      await work();
      await work();
      expect((await readMailing(test.payload, id)).mailing).toMatchObject({
        status: 'done',
        problem: null,
        counts: { sent: 3, waiting: 0 },
      });
    });
  });
});

describe('a mail server', () => {
  it('that has no time now is asked again later, and each message arrives once', async () => {
    await storeSubscribers(test.payload, 3);
    server.refuse((address) => (address.startsWith('reader-1@') ? '451 4.7.1 Later' : undefined));
    await send();
    await work();
    expect(server.accepted).toHaveLength(2);
    expect((await state()).mailing).toMatchObject({ status: 'sending', counts: { waiting: 1 } });
    expect(await isMailDue(test.payload)).toBe(false);
    server.refuse(() => undefined);
    await letTimePass();
    await work();
    await work();
    expect(server.accepted).toHaveLength(3);
    expect((await state()).mailing?.status).toBe('done');
  });

  it('that knows a recipient no more ends the subscription and suppresses the address', async () => {
    await storeSubscribers(test.payload, 2);
    server.refuse((address) => (address.startsWith('reader-1@') ? '550 5.1.1 Unknown' : undefined));
    mailOutcomes.reset();
    await send();
    await work();
    await work();
    const { values } = await mailOutcomes.get();
    expect(values.map(({ labels, value }) => [labels.outcome, value])).toEqual(
      expect.arrayContaining([
        ['sent', 1],
        ['bounced', 1],
      ]),
    );
    expect((await state()).mailing).toMatchObject({
      status: 'done',
      counts: { sent: 1, bounced: 1, waiting: 0 },
    });
    const { docs } = await test.payload.find({ collection: 'suppressions' });
    expect(docs).toMatchObject([{ reason: 'bounced' }]);
    expect((await test.payload.count({ collection: 'subscriptions' })).totalDocs).toBe(1);
  });

  it('that refuses a confirmation and an alert, without saying whom it refuses, costs nobody what they asked for', async () => {
    const pending = enqueue('confirmation', new Date());
    await storeSubscribers(test.payload, 1, { status: 'pending', confirmedAt: null, ...pending });
    await storeAlertToConfirm('pat@reader.example');
    server.refuse(() => '550 Not today');
    await work();
    for (const collection of ['price-alerts', 'subscriptions'] as const)
      expect((await test.payload.count({ collection })).totalDocs).toBe(1);
    expect((await test.payload.count({ collection: 'suppressions' })).totalDocs).toBe(0);
  });

  it('that knows the recipient of a price alert no more ends alerts and subscription of the address', async () => {
    const [email = ''] = await storeSubscribers(test.payload, 1);
    await storeAlertToConfirm(email);
    server.refuse(() => '550 5.1.1 Unknown');
    await work();
    for (const collection of ['price-alerts', 'subscriptions'] as const)
      expect((await test.payload.count({ collection })).totalDocs).toBe(0);
    const { docs } = await test.payload.find({ collection: 'suppressions' });
    expect(docs).toMatchObject([{ reason: 'bounced', source: 'homepage_newsletter' }]);
  });

  it.each([
    '550 5.7.1 Relaying denied',
    '550 relay not permitted',
    '530 SMTP authentication is required.',
    '554 Service unavailable; Client host blocked using list.example',
    '550 Sender verify failed',
    '550 Not today',
  ])(
    'that takes nothing from us (%s) pauses the sending and costs nobody their subscription',
    async (refusal) => {
      await storeSubscribers(test.payload, 20);
      server.refuse(() => refusal);
      await send();
      await work();
      expect((await state()).mailing).toMatchObject({
        status: 'paused',
        problem: expect.stringContaining(refusal.slice(0, 3)),
        counts: { waiting: 20, bounced: 0 },
      });
      expect((await test.payload.count({ collection: 'suppressions' })).totalDocs).toBe(0);
      server.refuse(() => undefined);
      await setMailing(test.payload, report.id, 'sending');
      await letTimePass();
      await work();
      await work();
      expect(server.accepted).toHaveLength(20);
    },
  );

  it('that refuses us for one recipient alone holds nobody else up, and is asked again', async () => {
    await storeSubscribers(test.payload, 10);
    server.refuse((address) => (address.startsWith('reader-1@') ? '550 5.7.1 Blocked' : undefined));
    await send();
    await work();
    expect((await state()).mailing).toMatchObject({
      status: 'sending',
      counts: { sent: 9, waiting: 1, bounced: 0 },
    });
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      await letTimePass();
      await work();
    }
    await work();
    expect((await state()).mailing).toMatchObject({ status: 'done', counts: { failed: 1 } });
    expect((await test.payload.count({ collection: 'subscriptions' })).totalDocs).toBe(10);
  });
});

describe('the log', () => {
  it('says why a message was not sent, without the address that the mail server repeats', async () => {
    await storeSubscribers(test.payload, 2);
    server.refuse((address) =>
      address.startsWith('reader-1@')
        ? `550 5.1.1 <${address}> is unknown`
        : `451 4.7.1 <${address}> later`,
    );
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await send();
    await work();
    const log = written.mock.calls.map(([text]) => String(text)).join('');
    written.mockRestore();
    expect(log).toContain('bounced');
    expect(log).toContain('451');
    expect(log).not.toMatch(/reader-\d|reader\.example/);
  });
});

describe('before sending', () => {
  it('an editor sees the email and sends it to themselves alone', async () => {
    await storeSubscribers(test.payload, 3);
    const { subject, html, text } = await previewReport(test.payload, {
      id: report.id,
      publicUrl,
    });
    expect(subject).toBe('Market overview, August 2025');
    expect(html).toContain('<h1');
    expect(text).toContain('Read the report');
    await sendTest(test.payload, { id: report.id, publicUrl }, editor);
    expect(await recipients()).toEqual(['edith@directory.example']);
    expect((await server.read())[0]?.subject).toBe('[Test] Market overview, August 2025');
    expect(await state()).toEqual({ recipients: 3, mailing: null });
  });

  it('says so when the mail server does not take it', async () => {
    server.refuse(() => '550 5.7.1 Not from you');
    await expect(sendTest(test.payload, { id: report.id, publicUrl }, editor)).rejects.toThrow(
      'The mail server did not take the message (550). See that SMTP_URL and MAIL_FROM are right.',
    );
  });
});
