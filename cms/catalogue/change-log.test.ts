import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { writeRaw } from '../testing/write-raw.ts';
import { createChangeLog } from './change-log.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await startTestPayload();
});
afterAll(() => test.stop());

const guide = (id: string) => ({ collection: 'guides', ids: [id] });

describe('the log of changes', () => {
  it('starts empty, and has no news until another process adds something', async () => {
    const [ours, theirs] = [createChangeLog(test.payload), createChangeLog(test.payload)];
    const start = await ours.end();
    expect(await ours.since(start)).toEqual({ changes: [], end: start });
    await ours.append([guide('ours')]);
    await theirs.append([guide('theirs')]);
    const news = await ours.since(start);
    expect(news?.changes).toEqual([guide('theirs')]);
    expect(news?.end).toEqual(await ours.end());
    expect((await theirs.since(start))?.changes).toEqual([guide('ours')]);
  });

  it('has no gaps and loses nothing when several processes write at once', async () => {
    const logs = [1, 2, 3].map(() => createChangeLog(test.payload));
    const reader = createChangeLog(test.payload);
    const start = await reader.end();
    const names: string[] = [];
    const appending = logs.flatMap((log, writer) =>
      [0, 1, 2, 3, 4].map((each) => {
        const name = `${writer} ${each}`;
        names.push(name);
        return log.append([guide(name)]);
      }),
    );
    await Promise.all(appending);
    const news = await reader.since(start);
    expect(news?.changes.flatMap(({ ids }) => ids).toSorted()).toEqual(names.toSorted());
    expect(news?.end.version).toBe(start.version + names.length);
  });

  it("has one process's entries in the order in which they were added", async () => {
    const [ours, theirs] = [createChangeLog(test.payload), createChangeLog(test.payload)];
    const start = await ours.end();
    const names = Array.from({ length: 20 }, (_, index) => String(index));
    await Promise.all(names.map((name) => theirs.append([guide(name)])));
    const news = await ours.since(start);
    expect(news?.changes.flatMap(({ ids }) => ids)).toEqual(names);
  });

  it('names only the collection when very many documents have changed', async () => {
    const [ours, theirs] = [createChangeLog(test.payload), createChangeLog(test.payload)];
    const start = await ours.end();
    const ids = Array.from({ length: 1001 }, (_, index) => String(index));
    await theirs.append([{ collection: 'products', ids }]);
    expect((await ours.since(start))?.changes).toEqual([{ collection: 'products', ids: null }]);
  });

  it('keeps its last thousand entries, and tells a reader who has missed more', async () => {
    const [ours, theirs] = [createChangeLog(test.payload), createChangeLog(test.payload)];
    const start = await ours.end();
    await test.payload.db.create({
      collection: 'catalogue-changes',
      data: { version: 4999, changes: [], writer: 'another' },
    });
    await theirs.append([guide('the five thousandth')]);
    expect(await ours.since(start)).toBeUndefined();
    const { docs } = await test.payload.db.find<{ version: number }>({
      collection: 'catalogue-changes',
      sort: 'version',
      pagination: false,
    });
    expect(docs.map(({ version }) => version)).toEqual([4999, 5000]);
  });

  // MongoDB stores no text that may be no JSON.
  it.skipIf(process.env.TEST_DATABASE_URL)(
    'tells a reader that it has missed something where an entry cannot be read, and goes on after it',
    async () => {
      const [ours, theirs] = [createChangeLog(test.payload), createChangeLog(test.payload)];
      const start = await ours.end();
      await theirs.append([guide('unreadable')]);
      const { id, version } = await ours.end();
      await writeRaw(test.payload, id, {
        table: 'catalogue_changes',
        column: 'changes',
        collection: 'catalogue-changes',
        field: 'changes',
        value: '[{"collection": ',
      });
      expect(await ours.since(start)).toBeUndefined();
      expect(await ours.end()).toEqual({ id, version });
      await theirs.append([guide('readable')]);
      const end = await ours.end();
      expect(end.version).toBe(version + 1);
      expect(await ours.since(end)).toEqual({ changes: [], end });
    },
  );

  it.each([[null], [[null]], [[{ collection: 'guides', ids: 5 }]]])(
    'tells a reader that it has missed something where an entry is no list of changes: %j',
    async (value) => {
      const [ours, theirs] = [createChangeLog(test.payload), createChangeLog(test.payload)];
      const start = await ours.end();
      await theirs.append([guide('of another version')]);
      const { id } = await ours.end();
      await writeRaw(test.payload, id, {
        table: 'catalogue_changes',
        column: 'changes',
        collection: 'catalogue-changes',
        field: 'changes',
        value,
      });
      expect(await ours.since(start)).toBeUndefined();
    },
  );

  it('counts as another log after the database was restored from a backup', async () => {
    const log = createChangeLog(test.payload);
    const known = await log.end();
    await test.payload.db.deleteMany({ collection: 'catalogue-changes', where: {} });
    const data = { version: known.version, changes: [], writer: 'another' };
    await test.payload.db.create({ collection: 'catalogue-changes', data });
    expect(await log.since(known)).toBeUndefined();
  });
});
