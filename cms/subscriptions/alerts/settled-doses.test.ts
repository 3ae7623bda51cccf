import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#contract/schemas/product.ts';
import { countTurns } from '#cms/testing/count-turns.ts';
import { watchedDose } from './alert-changes.ts';
import { createSettledDoses } from './settled-doses.ts';

const product = (dose: string, more: Partial<Product> = {}) =>
  ({
    id: `of ${dose}`,
    name: 'Mounjaro',
    dose,
    price: '129.00',
    consultationFee: null,
    deliveryFee: '0.00',
    inStock: true,
    freshness: 'week',
    company: { registrations: [] },
    ...more,
  }) as unknown as Product;

const medications = [{ id: 'mounjaro', name: 'Mounjaro' }];
const named = (dose: string) => watchedDose({ medicationId: 'mounjaro', dose });
const both = () => [product('2.5mg'), product('5mg')];
const look = (products: Product[], now: number) => doses.look({ medications, products }, now);

let doses: ReturnType<typeof createSettledDoses>;

beforeEach(async () => {
  doses = createSettledDoses(5000);
  await look(both(), 0);
  doses.told(await look(both(), 5000), 5000);
});

describe('a dose', () => {
  it('is told of once it has stayed the same for the time', async () => {
    const changed = [product('2.5mg', { price: '119.00' }), product('5mg')];
    expect(await look(changed, 10_000)).toEqual([]);
    expect(await look(changed, 14_999)).toEqual([]);
    expect(doses.isDue(14_999)).toBe(false);
    expect(doses.isDue(15_000)).toBe(true);
    expect(await look(changed, 15_000)).toEqual([named('2.5mg')]);
    doses.told([named('2.5mg')], 15_000);
    expect(doses.isDue(30_000)).toBe(false);
    expect(await look(changed, 30_000)).toEqual([]);
  });

  it('is told of once more a day later, when a fall that went on meanwhile is news', async () => {
    const [changed, dayLater] = [10_000, 24 * 60 * 60_000 + 75_000];
    const cheaper = [product('2.5mg', { price: '119.00' }), product('5mg')];
    await look(cheaper, changed);
    doses.told(await look(cheaper, 15_000), 15_000);
    // The other was told of at 5,000.
    doses.told(await look(cheaper, dayLater - 1), dayLater - 1);
    expect(await look(cheaper, dayLater - 1)).toEqual([]);
    expect(doses.isDue(dayLater)).toBe(true);
    expect(await look(cheaper, dayLater)).toEqual([named('2.5mg')]);
    doses.told([named('2.5mg')], dayLater);
    expect(doses.isDue(10 * dayLater)).toBe(false);
    expect(await look(cheaper, 10 * dayLater)).toEqual([]);
  });

  it('is not told of while nothing that alerts go by has changed', async () => {
    const same = both().map((each) => ({ ...each, checkedAt: '2026-11-20T12:00:00.000Z' }));
    await look(same, 10_000);
    expect(doses.isDue(30_000)).toBe(false);
  });

  it('waits anew when it changes again, also back', async () => {
    await look([product('2.5mg', { price: '119.00' }), product('5mg')], 10_000);
    await look(both(), 12_000);
    expect(await look(both(), 15_000)).toEqual([]);
    expect(await look(both(), 17_000)).toEqual([named('2.5mg')]);
  });

  it('that another provider lists, too, has changed', async () => {
    await look([...both(), product('5mg', { id: 'another' })], 10_000);
    expect(doses.isDue(15_000)).toBe(true);
  });

  it('that nobody lists any more is told of once', async () => {
    const [first] = both();
    await look([first!], 10_000);
    expect(await look([first!], 15_000)).toEqual([named('5mg')]);
    doses.told([named('5mg')], 15_000);
    await look([first!], 20_000);
    expect(doses.isDue(30_000)).toBe(false);
  });
});

it('a long list leaves others their turn while it is looked through', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => product('5mg', { id: String(index) }));
  expect(await countTurns(() => look(many, 10_000))).toBeGreaterThan(5);
});
