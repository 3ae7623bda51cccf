import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newestObservationOf } from '#collections/products/newest-observation.ts';
import type { Medication, Observation, Product, Provider } from '#collections/payload-types.ts';
import { applyImport } from '../prices/journal/apply-import.ts';
import { undoImport } from '../prices/journal/undo-import.ts';
import { previewImport } from '../prices/plan/preview-import.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { completeLog } from './complete-log.ts';
import { observationOf, type ObservedProduct } from './observation-of.ts';

let test: TestPayload;
let provider: Provider;
let medication: Medication;
let runs = 0;
/** A file that saves name. */
const evidence = 'e'.repeat(64);

beforeAll(async () => {
  test = await startTestPayload();
  provider = await createProvider(test.payload);
  medication = await createMedication(test.payload);
  const file = { id: evidence, extension: 'png', bytes: 1 };
  await test.payload.db.create({ collection: 'evidence', data: file });
});
afterAll(() => test.stop());

/** What is seen of a product. */
type Seen = { pricePence: number; deliveryFeePence: number | null; inStock: boolean };
/** What the log should say of it; the first four fields are its state. */
type Entry = Seen & {
  isListed: boolean;
  route: string;
  note: string | null;
  evidence: string | null;
};

type Step =
  | { what: 'save'; product: number; seen: Partial<Seen> }
  | { what: 'correct'; product: number; pricePence: number }
  | { what: 'check' | 'die after a save' | 'restore' | 'trash'; product: number }
  | { what: 'import'; rows: { product: number; seen: Seen }[] }
  | { what: 'start' | 'undo' };

const productCount = 3;
const aProduct = fc.nat(productCount - 1);
const seen = {
  // Close enough to each other to need no tick.
  pricePence: fc.constantFrom(10_000, 10_100, 10_200),
  deliveryFeePence: fc.constantFrom(null, 0, 495),
  inStock: fc.boolean(),
};
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    what: fc.constant('save' as const),
    product: aProduct,
    seen: fc.record(seen, { requiredKeys: [] }),
  }),
  fc.record({
    what: fc.constant('correct' as const),
    product: aProduct,
    pricePence: seen.pricePence,
  }),
  fc.record({
    what: fc.constantFrom(
      'check' as const,
      'die after a save' as const,
      'restore' as const,
      'trash' as const,
    ),
    product: aProduct,
  }),
  fc.record({
    what: fc.constant('import' as const),
    rows: fc.uniqueArray(fc.record({ product: aProduct, seen: fc.record(seen) }), {
      selector: ({ product }) => product,
      minLength: 1,
    }),
  }),
  fc.record({ what: fc.constantFrom('start' as const, 'undo' as const, 'undo' as const) }),
);

it(
  'whatever is saved, checked, imported, undone and cut off: the log has each observation once and in order, and products are as their newest says',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), hasTheHistory),
      { seed: 20_261_122, numRuns: 6, endOnFailure: true },
    );
  },
  5 * 60_000,
);

async function hasTheHistory(steps: readonly Step[]): Promise<void> {
  const run = (runs += 1);
  const first: Entry = {
    pricePence: 10_000,
    deliveryFeePence: null,
    inStock: true,
    isListed: true,
    route: 'system',
    note: null,
    evidence: null,
  };
  const products: Product[] = [];
  const model = Array.from({ length: productCount }, () => [first]);
  for (let index = 0; index < productCount; index += 1) {
    products.push(
      await createProduct(test.payload, {
        provider: provider.id,
        medication: medication.id,
        dose: `${run}.${index + 1}mg`,
        pricePence: first.pricePence,
        checkedAt: '2026-01-02T03:04:05.000Z',
      }),
    );
  }
  const imports: { id: string; before: ReadonlyMap<number, Entry> }[] = [];
  for (const each of steps) await take(each);

  await completeLog(test.payload);
  for (const [index, product] of products.entries()) {
    const { docs } = await test.payload.find({
      collection: 'observations',
      where: { product: { equals: product.id } },
      sort: 'recordedAt',
      depth: 0,
      pagination: false,
    });
    expect(docs.map(toEntry)).toEqual(model[index]);
    const times = docs.map(({ recordedAt }) => recordedAt);
    expect(new Set(times).size).toBe(times.length);
    const { id: _id, ...current } = observationOf(await stored(product))!;
    expect(docs.at(-1)).toMatchObject(withoutNulls(current));
  }

  async function take(taken: Step): Promise<void> {
    switch (taken.what) {
      case 'save':
        await save(taken.product, taken.seen);
        return observe(taken.product, taken.seen, { route: 'system' });
      case 'correct': {
        const note = 'It was misread.';
        const { pricePence } = taken;
        await save(taken.product, { pricePence, correction: note });
        return observe(taken.product, { pricePence }, { route: 'system', note });
      }
      case 'check':
        await save(taken.product, { checkedAt: later() });
        return observe(taken.product, {}, { route: 'system', isChecked: true });
      case 'trash':
      case 'restore': {
        const isListed = taken.what === 'restore';
        if (newestOf(taken.product).isListed === isListed) return;
        await save(taken.product, { deletedAt: isListed ? null : new Date().toISOString() });
        return observe(taken.product, { isListed }, { route: 'system' });
      }
      case 'die after a save': {
        await save(taken.product, { checkedAt: later(), evidence });
        observe(taken.product, {}, { route: 'system', evidence, isChecked: true });
        const { id } = newestObservationOf(await stored(products[taken.product]!))!;
        await test.payload.db.deleteMany({
          collection: 'observations',
          where: { id: { equals: id } },
        });
        return;
      }
      case 'start':
        return completeLog(test.payload);
      case 'import': {
        const before = new Map(taken.rows.map(({ product }) => [product, newestOf(product)]));
        imports.push({ id: await applied(taken.rows), before });
        for (const row of taken.rows) {
          const isListed = true;
          observe(row.product, { ...row.seen, isListed }, { route: 'import', isChecked: true });
        }
        return;
      }
      case 'undo': {
        const undone = imports.pop();
        if (!undone) return;
        const isRefused = await undo(undone.id);
        if (isRefused) return;
        for (const [product, entry] of undone.before) {
          observe(product, entry, { route: 'undo', isChecked: true });
        }
      }
    }
  }

  function newestOf(product: number): Entry {
    return model[product]!.at(-1)!;
  }

  /** What the log should have after a step: nothing new where nothing was seen to be otherwise or checked. */
  function observe(
    product: number,
    values: Partial<Entry>,
    {
      route,
      note = null,
      evidence: added = null,
      isChecked = false,
    }: { route: string; note?: string | null; evidence?: string | null; isChecked?: boolean },
  ): void {
    const before = newestOf(product);
    const after = { ...before, ...values, route, note, evidence: added };
    const isSame =
      JSON.stringify({
        ...after,
        route: before.route,
        note: before.note,
        evidence: before.evidence,
      }) === JSON.stringify(before);
    if (!isSame || isChecked || note !== null) model[product]!.push(after);
  }

  async function save(product: number, data: Partial<Product>): Promise<void> {
    const { id } = products[product]!;
    await test.payload.update({ collection: 'products', id, data, trash: true });
  }

  async function applied(rows: { product: number; seen: Seen }[]): Promise<string> {
    const lines = rows.map(({ product, seen: { pricePence, deliveryFeePence, inStock } }) =>
      [
        provider.name,
        medication.name,
        products[product]!.dose,
        pricePence / 100,
        deliveryFeePence === null ? '' : deliveryFeePence / 100,
        inStock ? 'yes' : 'no',
      ].join(','),
    );
    const text = ['Provider,Medication,Dose,Price,Delivery fee,Stock', ...lines].join('\n');
    const { import: planned } = await previewImport(test.payload, {
      bytes: Buffer.from(text),
      fileName: 'prices.csv',
      author: null,
    });
    const { finished } = await applyImport(test.payload, planned.id, {
      ticked: rows.map((_row, index) => index + 2),
      skipsInvalidRows: false,
      author: null,
    });
    await finished;
    return planned.id;
  }

  /** Refused where a product was changed since. */
  async function undo(id: string): Promise<boolean> {
    try {
      const { finished } = await undoImport(test.payload, id, null);
      await finished;
      return false;
    } catch (error) {
      expect(String(error)).toContain('Nothing was undone');
      return true;
    }
  }
}

let clock = 0;
/** A check now, at a time of its own. */
function later(): string {
  clock = Math.max(clock + 1, Date.now());
  return new Date(clock).toISOString();
}

async function stored({ id }: Product): Promise<ObservedProduct> {
  const [product] = (
    await test.payload.db.find<ObservedProduct>({
      collection: 'products',
      where: { id: { equals: id } },
    })
  ).docs;
  return product!;
}

function toEntry(observation: Observation): Entry {
  const { pricePence, deliveryFeePence, inStock, isListed, route, note } = observation;
  return {
    pricePence,
    deliveryFeePence: deliveryFeePence ?? null,
    inStock: inStock ?? false,
    isListed,
    route,
    note: note ?? null,
    evidence: (observation.evidence as string | null | undefined) ?? null,
  };
}

function withoutNulls(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
