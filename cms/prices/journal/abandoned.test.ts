import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createMedication, createProvider } from '#cms/testing/example-data.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { previewImport } from '../plan/preview-import.ts';
import { compressedValues } from '../store/compressed-values.ts';
import { readImport } from './import-summary.ts';
import { startPriceImports } from './write-journal.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await startTestPayload();
  await createProvider(test.payload);
  await createMedication(test.payload);
});
afterAll(() => test.stop());

/** An import that a process has left while it applied it, with nothing more to write. */
async function abandonedImport(fileName: string): Promise<{ id: string; journal: string }> {
  const { payload } = test;
  const { import: summary } = await previewImport(payload, {
    bytes: Buffer.from('Provider,Medication,Dose,Price\nAshdown Online Clinic,Mounjaro,5mg,120'),
    fileName,
    author: null,
  });
  const journal = `journal-of-${summary.id}`;
  const now = new Date().toISOString();
  await compressedValues(payload).set(journal, { at: now, changes: [] });
  const data = {
    status: 'applying' as const,
    journal,
    appliedAt: now,
    leaseUntil: '2026-01-01T00:00:00.000Z',
  };
  await payload.db.updateOne({ collection: 'price-imports', id: summary.id, data });
  return { id: summary.id, journal };
}

it('an abandoned import whose journal is gone keeps no other from being completed, and is named in the log', async () => {
  const { payload } = test;
  const error = vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
  // One of them on either side of the whole one, so that in any order one comes before it.
  const broken = [await abandonedImport('a.csv')];
  const whole = await abandonedImport('b.csv');
  broken.push(await abandonedImport('c.csv'));
  for (const { journal } of broken) await compressedValues(payload).delete(journal);
  onTestFinished(startPriceImports(payload));
  await expect.poll(async () => (await readImport(payload, whole.id)).status).toBe('applied');
  const named = () => error.mock.calls.map(([about]) => (about as { id: string }).id).toSorted();
  await expect.poll(named).toEqual(broken.map(({ id }) => id).toSorted());
  error.mockRestore();
});
