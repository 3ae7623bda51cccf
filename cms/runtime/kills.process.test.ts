import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRandom } from '#seed/random.ts';
import {
  createMedication,
  createProduct,
  createRegisteredProvider,
  createReview,
} from '../testing/example-data.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { messageIds } from '../testing/message-ids.ts';
import { startAppProcess, type AppProcess } from '../testing/start-app-process.ts';
import { storeSubscribers } from '../testing/subscribers.ts';
import { createTestEditors } from '../testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { countUncompletedImports, createImportWriter } from '../testing/writers/imports.ts';
import { createMailingWriter } from '../testing/writers/mailings.ts';
import { createModerator } from '../testing/writers/moderator.ts';
import { createPriceWriter } from '../testing/writers/prices.ts';
import { createPublications } from '../testing/writers/publications.ts';
import { createVisitor } from '../testing/writers/visitors.ts';
import { createVoter } from '../testing/writers/votes.ts';
import type { Writer } from '../testing/writers/writer.ts';

/** How often the server is killed, and what decides after how many writes. */
const kills = Number(process.env.KILLS ?? 5);
const seed = process.env.KILL_SEED ?? String(Date.now());
const maxAcknowledged = 40;
const maxSleepMilliseconds = 50;
const patience = { timeout: 180_000, interval: 200 };

let mail: MailServer;
let test: TestPayload;
let writers: Writer[];
let readers: string[];
let running: AppProcess | undefined;
let acknowledged = 0;
const acknowledge = () => {
  acknowledged += 1;
};

beforeAll(async () => {
  mail = await startMailServer();
  test = await startTestPayload({ SMTP_URL: mail.url });
  readers = await storeSubscribers(test.payload, 10, { domain: 'subscribed.example' });
  writers = await createWriters();
});
afterAll(async () => {
  await running?.kill();
  await test.stop();
  await mail.stop();
});

async function createWriters(): Promise<Writer[]> {
  const { payload } = test;
  const token = (await createTestEditors(test)).token('admin');
  const provider = await createRegisteredProvider(payload);
  const medication = await createMedication(payload);
  const product = { provider: provider.id, medication: medication.id };
  const review = await createReview(payload, { provider: provider.id });
  return [
    createPriceWriter(payload, await createProduct(payload, { ...product, dose: '5mg' }), token),
    createPriceWriter(payload, await createProduct(payload, { ...product, dose: '10mg' }), token),
    await createImportWriter(payload, token),
    createMailingWriter(payload, token),
    createPublications(payload),
    createModerator(payload, provider, token),
    createVoter(payload, review.id),
    createVisitor(payload, {
      collection: 'subscriptions',
      field: 'email',
      path: '/api/subscriptions',
      expected: 201,
      body: (number) => ({ email: `subscriber-${number}@reader.example`, source: 'home' }),
    }),
    createVisitor(payload, {
      collection: 'price-alerts',
      field: 'email',
      path: '/api/price-alerts',
      expected: 201,
      body: (number) => ({
        email: `owner-${number}@reader.example`,
        medication: 'mounjaro',
        dose: '5mg',
        kind: 'falls',
      }),
    }),
    createVisitor(payload, {
      collection: 'contact-messages',
      field: 'message',
      path: '/api/contact-messages',
      expected: 201,
      body: (number) => ({
        name: 'Pat',
        email: `sender-${number}@reader.example`,
        subject: 'Doses',
        message: `Which dose is ${number}?`,
      }),
    }),
    createVisitor(payload, {
      collection: 'reviews',
      field: 'content',
      path: `/providers/${provider.slug}/write-review`,
      expected: 303,
      type: 'form',
      body: (number) => ({
        rating: String(1 + (number % 5)),
        content: `Parcel number ${number} came on time and was cold.`,
        customerName: 'Pat R.',
        consent: 'on',
      }),
    }),
  ];
}

async function start(): Promise<AppProcess> {
  await freeWhatTheDeadHeld();
  for (const { prepare } of writers) await prepare?.();
  running = await startAppProcess(test.env, { SMTP_URL: mail.url, MAIL_PER_SECOND: '1000' });
  for (const { check } of writers) await check?.();
  return running;
}

/** What a process that has died was at is given to the next one after a minute or two; here at once. */
async function freeWhatTheDeadHeld(): Promise<void> {
  const { db } = test.payload;
  const longAgo = new Date(0).toISOString();
  for (const [collection, where, data] of [
    ['price-imports', { leaseUntil: { exists: true } }, { leaseUntil: longAgo }],
    ['payload-jobs', { processing: { equals: true } }, { updatedAt: longAgo }],
  ] as const) {
    const { docs } = await db.find<{ id: string }>({ collection, where, pagination: false });
    for (const { id } of docs) await db.updateOne({ collection, id, data });
  }
}

describe(`a server that is killed ${kills} times while everybody writes`, () => {
  it(
    `has lost, doubled and halved nothing (KILL_SEED=${seed})`,
    async () => {
      const random = createRandom(seed);
      for (let kill = 1; kill <= kills; kill += 1) {
        const server = await start();
        const enough = acknowledged + random.integer(0, maxAcknowledged);
        const writing = Promise.all(
          writers.map(async ({ write }) => write?.(server.url, acknowledge)),
        );
        const hasWritten = vi.waitUntil(() => acknowledged >= enough, { ...patience, interval: 5 });
        await Promise.race([writing, hasWritten]);
        await sleep(random.integer(0, maxSleepMilliseconds));
        await server.kill();
        await writing;
      }
      await start();
      // What the short lives of the server left to do grows with their number.
      await vi.waitFor(async () => expect(await undone()).toEqual({}), {
        ...patience,
        timeout: patience.timeout + kills * 3000,
      });
      for (const { check, checkCompleted } of writers) {
        await check?.();
        await checkCompleted?.();
      }
      expect(messagesByRecipient()).toEqual(await messagesDue());
    },
    360_000 + kills * 20_000,
  );
});

/** How many imports, jobs and messages are under way or waiting, by collection; nothing of those of which there are none. */
async function undone(): Promise<Record<string, number>> {
  const { db } = test.payload;
  const counts: Record<string, number> = {};
  for (const [collection, where] of [
    ['payload-jobs', {}],
    ['subscriptions', { dueAt: { exists: true } }],
    ['price-alerts', { dueAt: { exists: true } }],
    ['mailings', { status: { not_equals: 'done' } }],
  ] as const) {
    const { totalDocs } = await db.count({ collection, where });
    if (totalDocs > 0) counts[collection] = totalDocs;
  }
  const imports = await countUncompletedImports(test.payload);
  return imports > 0 ? { ...counts, 'price-imports': imports } : counts;
}

/** How many messages reached each address, those that came twice counted once. */
function messagesByRecipient(): Record<string, number> {
  const counts = [...messageIds(mail.accepted)].map(([to, ids]) => [to, ids.size] as const);
  return Object.fromEntries(counts);
}

/** A confirmation for each stored request, and every report for those who had subscribed before. */
async function messagesDue(): Promise<Record<string, number>> {
  const { payload } = test;
  const all = { pagination: false, depth: 0 } as const;
  const waiting = { status: { equals: 'pending' } };
  const { docs: asked } = await payload.find({
    collection: 'subscriptions',
    where: waiting,
    ...all,
  });
  const { docs: owners } = await payload.find({ collection: 'price-alerts', ...all });
  const { totalDocs: reports } = await payload.count({ collection: 'mailings' });
  return Object.fromEntries([
    ...[...asked, ...owners].map(({ email }) => [email, 1]),
    ...readers.filter(() => reports > 0).map((email) => [email, reports]),
  ]);
}
