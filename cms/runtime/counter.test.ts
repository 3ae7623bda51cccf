import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCuttableDatabase, type CuttableDatabase } from '../testing/cuttable-database.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { createCounter, type Count } from './counter.ts';

const isEmbedded = !process.env.TEST_DATABASE_URL;

let database: CuttableDatabase;
let test: TestPayload;

beforeAll(async () => {
  database = await startCuttableDatabase();
  test = await startTestPayload(database.variables);
});
afterAll(async () => {
  await test.stop();
  await database.stop();
});
afterEach(() => vi.useRealTimers());

/** A counter as a process makes it, which lets five tries an hour through. */
const fiveAnHour = (name: string) => createCounter({ name, tries: 5, minutes: 60 });

/** Tries as often as that at once; how many were let through. */
async function tryAtOnce(counts: Count[], payload: Payload): Promise<number> {
  const tried = await Promise.all(counts.map((count) => count.add(payload)));
  return tried.filter(({ isRefused }) => !isRefused).length;
}

describe('tries', () => {
  it('are let through as often as allowed, also when twenty come at once', async () => {
    const counter = fiveAnHour('at once');
    // Of the first tries at a key, which make its count, few come so close together that they could go wrong.
    for (let key = 0; key < 50; key += 1) {
      const count = counter(`${key}`);
      const twenty = Array.from({ length: 20 }, () => count);
      expect(await tryAtOnce(twenty, test.payload)).toBe(5);
      expect(await count.add(test.payload)).toMatchObject({ isRefused: true, left: 0 });
    }
  });

  it('are counted by key and by name', async () => {
    const { payload } = test;
    const [count, other] = [fiveAnHour('by name')('Ada'), fiveAnHour('by another name')('Ada')];
    for (const left of [4, 3, 2, 1, 0]) {
      expect(await count.add(payload)).toMatchObject({ isRefused: false, left });
    }
    expect(await other.add(payload)).toMatchObject({ isRefused: false, left: 4 });
    expect(await fiveAnHour('by name')('Ben').add(payload)).toMatchObject({ isRefused: false });
  });

  it('are taken back one by one, and never to less than none', async () => {
    const { payload } = test;
    const count = fiveAnHour('taken back')('Ada');
    await count.takeBack(payload);
    for (let tries = 0; tries < 6; tries += 1) await count.add(payload);
    await count.takeBack(payload);
    expect(await count.add(payload)).toMatchObject({ isRefused: false, left: 0 });
    expect(await count.add(payload)).toMatchObject({ isRefused: true });
    for (let tries = 0; tries < 9; tries += 1) await count.takeBack(payload);
    expect(await count.add(payload)).toMatchObject({ isRefused: false, left: 4 });
  });

  it('go on being counted while the database is away, and nothing fails', async () => {
    const { payload } = test;
    const count = fiveAnHour('away')('Ada');
    await database.cut(payload);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await count.add(payload)).toMatchObject({ isRefused: false });
    }
    expect(await count.add(payload)).toMatchObject({ isRefused: true });
    await count.takeBack(payload);
    expect(await count.add(payload)).toMatchObject({ isRefused: false });
    await database.restore(payload);
  });

  it('fill no memory: of very many keys the least recently tried are forgotten', async () => {
    const counter = fiveAnHour('many');
    for (let tries = 0; tries < 5; tries += 1) await counter('Ada').add();
    for (let key = 0; key < 20_000; key += 1) await counter(`${key}`).add();
    expect(await counter('Ada').add()).toMatchObject({ isRefused: false });
    expect(await counter('19999').add()).toMatchObject({ left: 3 });
  });
});

describe.skipIf(isEmbedded)('tries in several processes on one database', () => {
  const stored = () =>
    (test.payload.db as unknown as MongooseAdapter).connection.collection('limits');

  it('are counted together, and in the database again once it is back', async () => {
    const counts = Array.from({ length: 20 }, () => fiveAnHour('together')('Ada'));
    await vi.waitFor(
      async () => {
        await fiveAnHour('back')('Ada').add(test.payload);
        expect(await stored().countDocuments({ _id: /^back: / as never })).toBe(1);
      },
      { timeout: 60_000, interval: 500 },
    );
    expect(await tryAtOnce(counts, test.payload)).toBe(5);
  });

  it('begin anew when the window ends, which begins with the first', async () => {
    const start = Date.now();
    vi.useFakeTimers({ now: start, toFake: ['Date'] });
    const count = fiveAnHour('windows')('Ada');
    const at = (minute: number) => {
      vi.setSystemTime(start + minute * 60_000);
      return count.add(test.payload);
    };
    for (const minute of [0, 10, 20, 30, 40]) {
      expect(await at(minute)).toMatchObject({ isRefused: false, seconds: (60 - minute) * 60 });
    }
    expect(await at(59)).toEqual({ isRefused: true, left: 0, seconds: 60 });
    expect(await at(60)).toEqual({ isRefused: false, left: 4, seconds: 3600 });
  });

  it('are stored without what they are counted by, and removed when their window ends', async () => {
    await fiveAnHour('stored')('198.18.0.77').add(test.payload);
    const [count] = await stored()
      .find({ _id: /^stored: / })
      .toArray();
    expect(count).toEqual({
      _id: expect.stringMatching(/^stored: [\w-]{22}$/),
      tries: 1,
      endsAt: expect.any(Date),
    });
    expect(await stored().indexes()).toContainEqual(
      expect.objectContaining({ key: { endsAt: 1 }, expireAfterSeconds: 0 }),
    );
  });
});
