import type { TypedJobs } from 'payload';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { writeRaw } from '../testing/write-raw.ts';
import { eraseExpired } from './retention.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await startTestPayload();
});
afterAll(() => test.stop());

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day);

type Task = keyof TypedJobs['tasks'];

/** Stores a job that has failed for good, or waits for its next attempt. */
async function storeJob(task: Task, hasError: boolean): Promise<void> {
  const data = { taskSlug: task, queue: 'mail', input: {}, hasError };
  await test.payload.db.create({ collection: 'payload-jobs', data });
}

/** A message to the editors that has been kept long enough. */
function storeOldMessage(): Promise<{ id: string }> {
  return test.payload.db.create({
    collection: 'contact-messages',
    data: {
      name: 'Pat',
      email: 'pat@reader.example',
      subject: 'Doses',
      message: 'Which?',
      receivedAt: inDays(-400).toISOString(),
    },
  });
}

async function tasks() {
  const { docs } = await test.payload.find({ collection: 'payload-jobs', sort: 'taskSlug' });
  return docs.map(({ taskSlug }) => taskSlug);
}

it('a job for an email to one person is erased seven days after it failed, and no other', async () => {
  const personal = ['acknowledgeComplaint', 'sendMessage', 'sendResetLink'] as const;
  for (const task of [...personal, 'schedulePublish'] as const) await storeJob(task, true);
  await storeJob('sendMessage', false);
  await eraseExpired(test.payload, inDays(6));
  expect(await tasks()).toHaveLength(5);
  await eraseExpired(test.payload, inDays(8));
  expect(await tasks()).toEqual(['schedulePublish', 'sendMessage']);
});

it('a job for emails to subscribers is erased a day after it failed: the next one sends them', async () => {
  await storeJob('deliverMail', true);
  await eraseExpired(test.payload, inDays(0.9));
  expect(await tasks()).toContain('deliverMail');
  await eraseExpired(test.payload, inDays(1.1));
  expect(await tasks()).not.toContain('deliverMail');
});

it('what cannot be deleted is named, after all else has been', async () => {
  const refused = await storeOldMessage();
  await storeJob('deliverMail', true);
  const { beforeDelete } = test.payload.collections['contact-messages'].config.hooks;
  beforeDelete.push(() => {
    throw new Error('The disk is full.');
  });
  onTestFinished(() => void beforeDelete.pop());
  await expect(eraseExpired(test.payload, inDays(2))).rejects.toThrow(
    `Not erased: contact-messages ${refused.id}: `,
  );
  expect(await tasks()).not.toContain('deliverMail');
});

it.runIf(process.env.TEST_DATABASE_URL === undefined)(
  'what cannot be read keeps nothing else of its kind from being erased, and is named',
  async () => {
    const [spoilt] = [await storeOldMessage(), await storeOldMessage()];
    await writeRaw(test.payload, spoilt.id, {
      table: 'contact_messages',
      column: 'created_at',
      collection: 'contact-messages',
      field: 'createdAt',
      value: 'one of these days',
    });
    await expect(eraseExpired(test.payload, inDays(2))).rejects.toThrow(
      `Not erased: contact-messages ${spoilt.id}: `,
    );
    const { docs } = await test.payload.db.find<{ id: string }>({
      collection: 'contact-messages',
      select: { id: true },
    });
    expect(docs.map(({ id }) => id)).toEqual([spoilt.id]);
  },
);
