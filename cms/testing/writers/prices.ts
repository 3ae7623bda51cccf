import type { Payload } from 'payload';
import { expect } from 'vitest';
import type { Product } from '#collections/payload-types.ts';
import { asEditor, send, untilCutOff, type Writer } from './writer.ts';

type Change = { field: string; before?: unknown; after?: unknown };

/**
 * An editor who saves one price after another, a penny dearer each. Of each price there is to be one observation and one
 * entry in the audit trail, in this order, and none of any other.
 */
export function createPriceWriter(payload: Payload, product: Product, token: string): Writer {
  let lastPence = product.pricePence;
  const acknowledged = [lastPence];

  return {
    write: (server, onAcknowledged) =>
      untilCutOff(async () => {
        lastPence += 1;
        const answer = await send({
          url: `${server}/cms-api/products/${product.id}`,
          expected: 200,
          ...asEditor(token, 'PATCH', { pricePence: lastPence }),
        });
        if (answer === undefined) return false;
        acknowledged.push(lastPence);
        onAcknowledged();
        return true;
      }),

    check: async () => {
      const { pricePence } = await payload.findByID({ collection: 'products', id: product.id });
      const observed = await observedPrices();
      expect(pricePence).toBeGreaterThanOrEqual(acknowledged.at(-1) ?? 0);
      expect(pricePence).toBeLessThanOrEqual(lastPence);
      expect(observed.at(-1)).toBe(pricePence);
      expect(observed).toEqual([...new Set(observed)].toSorted((a, b) => a - b));
      expect(acknowledged.filter((each) => !observed.includes(each))).toEqual([]);
      expect(await auditedPrices()).toEqual(
        observed.slice(1).map((after, index) => ({ before: observed[index], after })),
      );
    },
  };

  async function observedPrices(): Promise<number[]> {
    const { docs } = await payload.find({
      collection: 'observations',
      where: { product: { equals: product.id } },
      sort: 'recordedAt',
      pagination: false,
      depth: 0,
      select: { pricePence: true },
    });
    return docs.map(({ pricePence }) => pricePence);
  }

  async function auditedPrices() {
    const { docs } = await payload.find({
      collection: 'audit-trail',
      where: { documentId: { equals: product.id } },
      sort: 'at',
      pagination: false,
      depth: 0,
      select: { changes: true },
    });
    return docs.map(({ changes }) => {
      const price = (changes as Change[]).find(({ field }) => field === 'pricePence');
      return { before: price?.before, after: price?.after };
    });
  }
}
