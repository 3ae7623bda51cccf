import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Payload } from 'payload';
import { overdueJobs } from '#collections/jobs/overdue-jobs.ts';
import { removeCompletedJobs, runNextJob, startJobs } from './jobs.ts';
import { createGuide } from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { writeRaw } from '../testing/write-raw.ts';

let app: TestApp;
let payload: Payload;

beforeAll(async () => {
  app = await startTestApp();
  payload = app.payload;
});
afterAll(() => app.stop());
afterEach(() => payload.db.deleteMany({ collection: 'payload-jobs', where: {} }));

const minute = 60_000;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minute);

function schedule(type: 'publish' | 'unpublish', guide: { id: string }, waitUntil: Date) {
  const doc = { relationTo: 'guides' as const, value: guide.id };
  return payload.jobs.queue({ task: 'schedulePublish', input: { type, doc }, waitUntil });
}

async function runAll(): Promise<number> {
  let count = 0;
  while (await runNextJob(payload)) count += 1;
  return count;
}

/** Lets what waits for another attempt be due now. */
async function letTimePass() {
  await payload.db.updateMany({
    collection: 'payload-jobs',
    where: {},
    data: { waitUntil: minutesAgo(0).toISOString() },
  });
}

const onSite = () => app.catalogue.current().guideCards.map(({ title }) => title);
const jobs = async () => (await payload.find({ collection: 'payload-jobs' })).docs;
const overdue = async () =>
  (await payload.find({ collection: 'payload-jobs', where: overdueJobs(new Date()) })).docs;

describe('a scheduled guide', () => {
  it('is on the site once its time has come, and its job is gone', async () => {
    const guide = await createGuide(payload, { title: 'For later', _status: 'draft' });
    await schedule('publish', guide, minutesAgo(0));
    expect(await runAll()).toBe(1);
    expect(onSite()).toContain('For later');
    expect(await jobs()).toEqual([]);
  });

  it('goes out as it was last saved', async () => {
    const guide = await createGuide(payload, { title: 'First words' });
    await payload.update({
      collection: 'guides',
      id: guide.id,
      data: { title: 'Second thoughts' },
      draft: true,
    });
    await schedule('publish', guide, minutesAgo(0));
    await runAll();
    expect(onSite()).toContain('Second thoughts');
    expect(onSite()).not.toContain('First words');
  });

  it('leaves the site at once when it is unpublished', async () => {
    const guide = await createGuide(payload, { title: 'For a while' });
    expect(onSite()).toContain('For a while');
    await schedule('unpublish', guide, minutesAgo(0));
    await runAll();
    expect(onSite()).not.toContain('For a while');
  });

  it('waits for its time', async () => {
    const guide = await createGuide(payload, { title: 'Not yet', _status: 'draft' });
    await schedule('publish', guide, minutesAgo(-1));
    expect(await runAll()).toBe(0);
    expect(onSite()).not.toContain('Not yet');
  });

  it('is published at the start when its time passed while no process ran', async () => {
    const guide = await createGuide(payload, { title: 'While we slept', _status: 'draft' });
    await schedule('publish', guide, minutesAgo(60));
    const stop = startJobs(payload);
    await vi.waitFor(() => expect(onSite()).toContain('While we slept'), 30_000);
    await stop();
  });
});

describe('a job', () => {
  it('runs once, however many processes look', async () => {
    const guide = await createGuide(payload, { title: 'Once', _status: 'draft' });
    await schedule('publish', guide, minutesAgo(0));
    const claims = await Promise.all([1, 2, 3].map(() => runNextJob(payload)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('that fails is tried again three times, then kept with its error', async () => {
    await schedule('publish', { id: 'no-such-guide' }, minutesAgo(0));
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect(await runAll()).toBe(1);
      expect(await runAll()).toBe(0);
      await letTimePass();
    }
    expect(await runAll()).toBe(0);
    const [job] = await jobs();
    expect(job).toMatchObject({ hasError: true, processing: false });
    expect(JSON.stringify(job?.error)).toContain('message');
  });

  it('that met somebody else’s save is done at its second attempt', async () => {
    const guide = await createGuide(payload, { title: 'In the way', _status: 'draft' });
    await schedule('publish', guide, minutesAgo(0));
    vi.spyOn(payload, 'update').mockRejectedValueOnce(new Error('Write conflict'));
    await runAll();
    expect(onSite()).not.toContain('In the way');
    await letTimePass();
    await runAll();
    expect(onSite()).toContain('In the way');
    expect(await jobs()).toEqual([]);
  });

  it.each([
    { column: 'created_at', field: 'createdAt', value: 'one of these days' },
    { column: 'input', field: 'input', value: '{"id": ' },
  ])('whose $field cannot be read keeps no other from being run', async (spoilt) => {
    const guide = await createGuide(payload, { title: `Beside ${spoilt.field}`, _status: 'draft' });
    const { id } = await schedule('publish', guide, minutesAgo(2));
    await writeRaw(payload, id, { table: 'payload_jobs', collection: 'payload-jobs', ...spoilt });
    await schedule('publish', guide, minutesAgo(1));
    const error = vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
    await runAll();
    await runAll();
    expect(onSite()).toContain(`Beside ${spoilt.field}`);
    const named = error.mock.calls.filter(([about]) => JSON.stringify(about).includes(id));
    expect(named.length).toBeLessThanOrEqual(1);
    error.mockRestore();
  });

  it('of a process that has died is run by another', async () => {
    const guide = await createGuide(payload, { title: 'Left behind', _status: 'draft' });
    const { id } = await schedule('publish', guide, minutesAgo(10));
    const take = (updatedAt: Date) =>
      payload.db.updateOne({
        collection: 'payload-jobs',
        id,
        data: { processing: true, updatedAt: updatedAt.toISOString() },
      });
    await take(minutesAgo(1));
    expect(await runAll()).toBe(0);
    await take(minutesAgo(3));
    expect(await runAll()).toBe(1);
    expect(onSite()).toContain('Left behind');
  });

  it('that was done when its process died is removed at the next start, and no other', async () => {
    const [done, failed, waiting] = await Promise.all(
      ['done', 'failed', 'waiting'].map((id) => schedule('publish', { id }, minutesAgo(-10))),
    );
    const change = (job: typeof done, data: Record<string, unknown>) =>
      payload.db.updateOne({ collection: 'payload-jobs', id: job!.id, data });
    await change(done, { completedAt: minutesAgo(1).toISOString() });
    await change(failed, { hasError: true });
    await removeCompletedJobs(payload);
    expect(new Set((await jobs()).map(({ id }) => id))).toEqual(new Set([failed!.id, waiting!.id]));
  });
});

describe('overdue', () => {
  it('are the jobs that failed or should have run some minutes ago', async () => {
    const guide = await createGuide(payload, { title: 'Overdue', _status: 'draft' });
    const failed = await schedule('publish', { id: 'no-such-guide' }, minutesAgo(0));
    await payload.db.updateOne({
      collection: 'payload-jobs',
      id: failed.id,
      data: { hasError: true },
    });
    await schedule('publish', guide, minutesAgo(1));
    await schedule('publish', guide, minutesAgo(-10));
    const late = await schedule('unpublish', guide, minutesAgo(6));
    const found = await overdue();
    expect(found).toHaveLength(2);
    expect(found.map(({ id }) => id)).toContain(late.id);
    expect(found.filter(({ hasError }) => hasError)).toHaveLength(1);
  });
});
