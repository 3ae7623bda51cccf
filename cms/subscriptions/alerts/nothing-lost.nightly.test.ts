import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAlertState } from '#contract/rules/alert-state.ts';
import { insertRows } from '#cms/database/insert-rows.ts';
import {
  createMedication,
  createProduct,
  createRegisteredProvider,
} from '#cms/testing/example-data.ts';
import { expectEachReachedOnce } from '#cms/testing/expect-each-reached-once.ts';
import { killWhileSending } from '#cms/testing/kill-while-sending.ts';
import { startMailServer, type MailServer } from '#cms/testing/mail-server.ts';
import { startAppProcess, type AppProcess } from '#cms/testing/start-app-process.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { createSigning } from '../signing.ts';
import { watchedDose } from './alert-changes.ts';
import type { StoredAlert, WatchedDose } from './alert-row.ts';

const all = 600;

let server: MailServer;
let test: TestPayload;
let running: AppProcess | undefined;

beforeAll(async () => {
  server = await startMailServer();
  test = await startTestPayload({ SMTP_URL: server.url });
});
afterAll(async () => {
  await running?.kill();
  await test.stop();
  await server.stop();
});

function start() {
  return startAppProcess(test.env, { SMTP_URL: server.url, MAIL_PER_SECOND: '1000' });
}

/** Alerts at £180 or below, confirmed while the lowest total was £190; returns the addresses. */
async function storeAlerts(product: string, dose: WatchedDose): Promise<string[]> {
  const { addressCode } = createSigning(test.payload.secret);
  const time = new Date(Date.now() - 60_000).toISOString();
  const addresses = Array.from({ length: all }, (_, index) => `reader-${index}@reader.example`);
  const alert: Omit<StoredAlert, 'id'> = {
    ...dose,
    kind: 'falls-to',
    amountPence: 18_000,
    providerIds: [],
    requestedAt: time,
    confirmedAt: time,
    askedAt: time,
    askedCount: 1,
    state: { ...newAlertState, reference: { pence: 19_000, product }, isInStock: true },
    toldAt: null,
  };
  const rows = addresses.map((email, index) => ({
    email,
    addressCode: addressCode(email),
    status: 'active' as const,
    consentedAt: time,
    confirmedAt: time,
    consentVersion: '1',
    alerts: [{ ...alert, id: `alert-${index}` }],
    news: [],
    watched: watchedDose(dose),
    endsAt: new Date(Date.now() + 10_000_000_000).toISOString(),
    revision: 1,
  }));
  await insertRows(test.payload, 'price-alerts', rows);
  return addresses;
}

const countTold = async () =>
  (
    await test.payload.db.count({
      collection: 'price-alerts',
      where: { revision: { greater_than: 1 } },
    })
  ).totalDocs;

const countWaiting = async () =>
  (
    await test.payload.db.count({
      collection: 'price-alerts',
      where: { or: [{ revision: { equals: 1 } }, { pendingMessage: { equals: 'news' } }] },
    })
  ).totalDocs;

describe('a fall that concerns six hundred addresses, and the process killed', () => {
  it('while it works out whom to tell and twice between acceptance and note, reaches each with one message', async () => {
    const provider = await createRegisteredProvider(test.payload);
    const medication = await createMedication(test.payload, { name: 'Mounjaro' });
    const { id } = await createProduct(test.payload, {
      provider: provider.id,
      medication: medication.id,
      dose: '5mg',
      pricePence: 17_000,
      consultationFeePence: 0,
      deliveryFeePence: 0,
    });
    const addresses = await storeAlerts(id, { medicationId: medication.id, dose: '5mg' });

    // Nothing is accepted until the process is killed, however long that takes.
    server.slowDown(60_000);
    running = await start();
    while ((await countTold()) < 50) await sleep(5);
    await running.kill();
    server.slowDown(0);
    expect(await countWaiting()).toBe(all);

    for (const count of [100, 250]) {
      running = await start();
      await killWhileSending(running, server, count);
    }
    running = await start();
    while ((await countWaiting()) > 0) await sleep(500);

    expectEachReachedOnce(server.accepted, addresses);
    // Four starts, six hundred messages and twenty seconds until a claim lapses: a busy machine takes its time.
  }, 600_000);
});
