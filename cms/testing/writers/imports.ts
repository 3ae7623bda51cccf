import type { Payload } from 'payload';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { applyImport } from '#cms/prices/journal/apply-import.ts';
import { listImports, readImport } from '#cms/prices/journal/import-summary.ts';
import { previewImport } from '#cms/prices/plan/preview-import.ts';
import type { ImportSummary } from '#contract/rules/price-import.ts';
import { createMedication, createRegisteredProvider } from '../example-data.ts';
import { asEditor, send, untilCutOff, type Writer } from './writer.ts';

const products = 30;
const lines = Array.from({ length: products }, (_, index) => index + 2);

/** A price file in which all products have one price, in pounds. */
function priceFile(price: number): Buffer {
  const rows = lines.map((line) => `Birch Pharmacy,Wegovy,${line / 4}mg,${price}`);
  return Buffer.from(['Provider,Medication,Dose,Price', ...rows].join('\n'));
}

/** A clerk who applies one price file after another and undoes each: all of a file is on the site, or none of it. */
export async function createImportWriter(payload: Payload, token: string): Promise<Writer> {
  await storeProducts(payload);
  let lastPrice = 100;
  const applied: string[] = [];
  const undone: string[] = [];

  return {
    write: async (server, onAcknowledged) => {
      const ask = (path: string, body?: object) =>
        send({
          url: `${server}/cms-api/import-prices${path}`,
          expected: 202,
          ...asEditor(token, 'POST', body),
        });
      await untilCutOff(async () => {
        lastPrice = 100 + ((lastPrice + 1) % 10);
        if (!(await isNothingUnderWay(server))) return false;
        const previewed = await send({
          url: `${server}/cms-api/import-prices?fileName=prices.csv`,
          expected: 200,
          ...asEditor(token, 'POST'),
          body: new Uint8Array(priceFile(lastPrice)),
        });
        if (previewed === undefined) return false;
        const { preview } = JSON.parse(previewed) as { preview: { import: ImportSummary } };
        const { id } = preview.import;
        const isApplied = await ask(`/${id}/apply`, { ticked: [], skipsInvalidRows: false });
        if (isApplied === undefined) return false;
        applied.push(id);
        onAcknowledged();
        if (!(await isNothingUnderWay(server))) return false;
        if ((await ask(`/${id}/undo`)) === undefined) return false;
        undone.push(id);
        onAcknowledged();
        return true;
      });
    },

    check: async () => {
      expect(new Set(await storedPrices()).size).toBe(1);
    },

    checkCompleted: async () => {
      for (const id of applied) {
        const { status } = await readImport(payload, id);
        expect(undone.includes(id) ? ['undone'] : ['applied', 'undone']).toContain(status);
      }
      const { docs } = await payload.find({
        collection: 'price-imports',
        pagination: false,
        depth: 0,
      });
      for (const { id, status } of docs) {
        expect(await observedProducts(id, 'import')).toBe(status === 'previewed' ? 0 : products);
        expect(await observedProducts(id, 'undo')).toBe(status === 'undone' ? products : 0);
      }
    },
  };

  /** Waits until no import is being applied or undone; false if the server is gone. */
  async function isNothingUnderWay(server: string): Promise<boolean> {
    for (;;) {
      const answer = await send({
        url: `${server}/cms-api/import-prices`,
        expected: 200,
        ...asEditor(token, 'GET'),
      });
      if (answer === undefined) return false;
      const imports = JSON.parse(answer) as ImportSummary[];
      if (imports.every(({ status }) => status === 'applied' || status === 'undone')) return true;
      await sleep(20);
    }
  }

  async function storedPrices(): Promise<number[]> {
    const { docs } = await payload.find({
      collection: 'products',
      where: { title: { contains: 'Birch Pharmacy' } },
      pagination: false,
      depth: 0,
      select: { pricePence: true },
    });
    expect(docs).toHaveLength(products);
    return docs.map(({ pricePence }) => pricePence);
  }

  /** How many products have an observation by this import; more than there are if one has two. */
  async function observedProducts(id: string, route: 'import' | 'undo'): Promise<number> {
    const { totalDocs } = await payload.count({
      collection: 'observations',
      where: { priceImport: { equals: id }, route: { equals: route } },
    });
    return totalDocs;
  }
}

/** How many imports are under way, whoever would have to complete them. */
export async function countUncompletedImports(payload: Payload): Promise<number> {
  const imports = await listImports(payload);
  return imports.filter(({ status }) => status === 'applying' || status === 'undoing').length;
}

async function storeProducts(payload: Payload): Promise<void> {
  await createRegisteredProvider(payload, { name: 'Birch Pharmacy' });
  await createMedication(payload, { name: 'Wegovy' });
  const { import: first } = await previewImport(payload, {
    bytes: priceFile(100),
    fileName: 'first.csv',
    author: null,
  });
  const how = { ticked: lines, skipsInvalidRows: false, author: null };
  const { finished } = await applyImport(payload, first.id, how);
  await finished;
}
