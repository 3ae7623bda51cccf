import { setTimeout as wait } from 'node:timers/promises';
import { startMailServer } from '#cms/testing/mail-server.ts';
import { createDataDir, startBuiltServer, type BuiltServer } from './built-server.ts';
import { residentMegabytes } from './process-figures.ts';

const subscriptions = 1000;
const concurrency = 50;

/**
 * Measures subscriptions stored per second, then confirmations sent per second to a local mail server, with the
 * process's memory after each.
 */
export async function measureMail() {
  const mailServer = await startMailServer();
  const dataDir = createDataDir();
  const variables = { SEED: 'none', SMTP_URL: mailServer.url };

  const storing = await startBuiltServer({
    dataDir,
    variables: { ...variables, MAIL_PER_SECOND: '1' },
  });
  const start = performance.now();
  await subscribeAll(storing);
  const storingSeconds = (performance.now() - start) / 1000;
  const whileStoring = residentMegabytes(storing.pid);
  await storing.stop();

  const before = mailServer.accepted.length;
  const sending = await startBuiltServer({
    dataDir,
    variables: { ...variables, MAIL_PER_SECOND: '1000' },
  });
  while (mailServer.accepted.length === before) await wait(10);
  const sendingStart = performance.now();
  while (mailServer.accepted.length < subscriptions) await wait(10);
  const sendingSeconds = (performance.now() - sendingStart) / 1000;
  const sendingMegabytes = residentMegabytes(sending.pid);
  await sending.discard();
  await mailServer.stop();

  return {
    subscriptionsPerSecond: subscriptions / storingSeconds,
    residentMegabytes: whileStoring,
    messagesPerSecond: (subscriptions - before) / sendingSeconds,
    sendingMegabytes,
  };
}

async function subscribeAll({ url }: BuiltServer): Promise<void> {
  const waiting = Array.from({ length: subscriptions }, (_, index) => index);
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
        const { status } = await fetch(`${url}/api/subscriptions`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-Forwarded-For': `198.18.${Math.floor(index / 250)}.${index % 250}`,
          },
          body: JSON.stringify({
            email: `reader-${index}@reader.example`,
            source: 'homepage_newsletter',
          }),
        });
        if (status !== 201) throw new Error(`A subscription was answered with ${status}.`);
      }
    }),
  );
}
