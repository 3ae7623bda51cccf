import { createClient } from '@libsql/client';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Provider } from '#collections/payload-types.ts';
import { createMedication, createProvider } from '#cms/testing/example-data.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { previewImport } from '../plan/preview-import.ts';
import { applyImport } from './apply-import.ts';
import { readImport } from './import-summary.ts';

const isEmbedded = !process.env.TEST_DATABASE_URL;

describe.runIf(isEmbedded)('while an import writes to the embedded database', () => {
  let test: TestPayload;
  let provider: Provider;

  /** More than are written at a time. */
  const lines = Array.from({ length: 1100 }, (_, index) => index + 2);

  beforeAll(async () => {
    test = await startTestPayload();
    provider = await createProvider(test.payload);
    await createMedication(test.payload);
    const { finished } = await begin(100);
    await finished;
  });
  afterAll(() => test.stop());

  /** Begins to apply a file in which every product has this price, in pounds. */
  async function begin(price: number): Promise<{ id: string; finished: Promise<void> }> {
    const rows = lines.map((line) => `Ashdown Online Clinic,Mounjaro,${line / 4}mg,${price}`);
    const { import: summary } = await previewImport(test.payload, {
      bytes: Buffer.from(['Provider,Medication,Dose,Price', ...rows].join('\n')),
      fileName: 'prices.csv',
      author: null,
    });
    const applying = { ticked: lines, skipsInvalidRows: false, author: null };
    const { finished } = await applyImport(test.payload, summary.id, applying);
    return { id: summary.id, finished };
  }

  /** Runs again and again while the file is locked, until the import is finished. */
  async function meanwhile(finished: Promise<void>, task: () => Promise<unknown>): Promise<number> {
    const writing = { isOver: false };
    const over = finished.finally(() => {
      writing.isOver = true;
    });
    let turns = 0;
    while (!writing.isOver) {
      if (await isLocked()) {
        await task();
        turns += 1;
      }
      await yieldToEventLoop();
    }
    await over;
    return turns;
  }

  /** Each look is through another client: one that was refused goes on seeing the file as it was then. */
  async function isLocked(): Promise<boolean> {
    const other = createClient({ url: test.env.databaseUrl });
    try {
      await other.execute('BEGIN IMMEDIATE');
      await other.execute('ROLLBACK');
      return false;
    } catch {
      return true;
    } finally {
      other.close();
    }
  }

  const prices = async () => {
    const { docs } = await test.payload.find({
      collection: 'products',
      select: { pricePence: true },
      depth: 0,
      pagination: false,
    });
    return [...new Set(docs.map(({ pricePence }) => pricePence))];
  };

  it('the process goes on reading, and sees either all of it or nothing', async () => {
    const { finished } = await begin(101);
    const seen: number[] = [];
    const turns = await meanwhile(finished, async () => seen.push(...(await prices())));
    expect(turns).toBeGreaterThan(0);
    expect(new Set([...seen, 10_100])).toEqual(new Set([10_000, 10_100]));
    expect(await prices()).toEqual([10_100]);
  });

  it('a save waits for it, and neither takes anything from the other', async () => {
    const { payload } = test;
    const { docs } = await payload.find({ collection: 'products', limit: 1 });
    const [{ id } = { id: '' }] = docs;
    const begun = await begin(102);
    let saves: Promise<unknown> | undefined;
    await meanwhile(begun.finished, async () => {
      saves ??= Promise.all([
        payload.update({ collection: 'products', id, data: { inStock: false } }),
        payload.update({
          collection: 'providers',
          id: provider.id,
          data: { phone: '01632 960001' },
        }),
      ]);
    });
    expect(saves).toBeDefined();
    await saves;
    expect(await readImport(payload, begun.id)).toMatchObject({ status: 'applied', problem: null });
    expect(await prices()).toEqual([10_200]);
    expect(await payload.findByID({ collection: 'products', id })).toMatchObject({
      pricePence: 10_200,
      inStock: false,
    });
    expect(await payload.findByID({ collection: 'providers', id: provider.id })).toMatchObject({
      phone: '01632 960001',
    });
  });
});
