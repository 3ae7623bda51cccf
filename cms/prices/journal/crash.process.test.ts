import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Moment } from '#cms/testing/import-and-die.ts';
import { createMedication, createProvider } from '#cms/testing/example-data.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { readAppliedRows } from './applied-file.ts';
import { applyImport } from './apply-import.ts';
import { readImport } from './import-summary.ts';
import { previewImport } from '../plan/preview-import.ts';
import { startPriceImports } from './write-journal.ts';

let test: TestPayload;

/** More than are written at a time, so that there is a middle. */
const products = 1100;
const lines = Array.from({ length: products }, (_, index) => index + 2);

beforeAll(async () => {
  test = await startTestPayload();
  await createProvider(test.payload);
  await createMedication(test.payload);
  const { finished } = await applyImport(test.payload, await preview(100), {
    ticked: lines,
    skipsInvalidRows: false,
    author: null,
  });
  await finished;
});
afterAll(() => test.stop());

/** Previews a file in which every product has this price, in pounds. */
async function preview(price: number): Promise<string> {
  const rows = lines.map((line) => `Ashdown Online Clinic,Mounjaro,${line / 4}mg,${price}`);
  const { import: summary } = await previewImport(test.payload, {
    bytes: Buffer.from(['Provider,Medication,Dose,Price', ...rows].join('\n')),
    fileName: 'prices.csv',
    author: null,
  });
  return summary.id;
}

/** Applies or undoes in a process of its own, which is killed at the moment. */
async function killed(action: 'apply' | 'undo', id: string, moment: Moment): Promise<void> {
  const { env } = test;
  const dying = spawn(
    process.execPath,
    ['--conditions=production', 'dist/testing/import-and-die.js', action, id, moment],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'test',
        LOG_LEVEL: 'error',
        DATA_DIR: env.dataDir,
        DATABASE_URL: env.databaseUrl,
      },
    },
  );
  expect(await once(dying, 'exit')).toEqual([null, 'SIGKILL']);
}

/** What the next process does, once the one that died has not been heard of for a minute. */
async function recovered(id: string): Promise<void> {
  const { payload } = test;
  const leaseUntil = new Date(0).toISOString();
  await payload.db.updateOne({ collection: 'price-imports', id, data: { leaseUntil } });
  const stop = startPriceImports(payload);
  while (['applying', 'undoing'].includes((await readImport(payload, id)).status)) await wait(50);
  await stop();
}

async function prices(): Promise<number[]> {
  const { docs } = await test.payload.find({
    collection: 'products',
    pagination: false,
    depth: 0,
    select: { pricePence: true },
  });
  expect(docs).toHaveLength(products);
  return [...new Set(docs.map(({ pricePence }) => pricePence))];
}

async function entries(id: string, route: 'import' | 'undo'): Promise<number> {
  const { docs } = await test.payload.find({
    collection: 'observations',
    where: { and: [{ priceImport: { equals: id } }, { route: { equals: route } }] },
    pagination: false,
    depth: 0,
  });
  return new Set(docs.map(({ product }) => product)).size === docs.length ? docs.length : Infinity;
}

describe('a process that is killed', () => {
  it.each([
    { moment: 'amid the prices', to: 101, left: 100 },
    { moment: 'amid the observations', to: 102, left: 101 },
    { moment: 'after the write', to: 103, left: 103 },
  ] as const)(
    '$moment leaves every price old or every price with its observation new, and the next one completes the import',
    async ({ moment, to, left }) => {
      const id = await preview(to);
      await killed('apply', id, moment);
      expect(await prices()).toEqual([left * 100]);
      expect(await entries(id, 'import')).toBe(left === to ? products : 0);
      expect(await readImport(test.payload, id)).toMatchObject({ status: 'applying' });
      await recovered(id);
      expect(await readImport(test.payload, id)).toMatchObject({
        status: 'applied',
        problem: null,
      });
      expect(await prices()).toEqual([to * 100]);
      expect(await entries(id, 'import')).toBe(products);
      const { rows } = await readAppliedRows(test.payload, id);
      expect(rows.filter(({ fate }) => fate === 'written')).toHaveLength(products);
    },
  );

  it('while it undoes an import leaves it whole, too', async () => {
    const id = await preview(104);
    const { finished } = await applyImport(test.payload, id, {
      ticked: [],
      skipsInvalidRows: false,
      author: null,
    });
    await finished;
    await killed('undo', id, 'after the write');
    await recovered(id);
    expect(await readImport(test.payload, id)).toMatchObject({ status: 'undone' });
    expect(await prices()).toEqual([10300]);
    expect([await entries(id, 'import'), await entries(id, 'undo')]).toEqual([products, products]);
  });
});
