import { expect, it } from 'vitest';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { Company } from '#contract/schemas/company.ts';
import { offersByMedication, sumOffers } from './offers.ts';

/** A provider with one product; a delivery fee of null is unknown. */
function provider(price: string, deliveryFee: string | null) {
  const product = {
    name: 'Saxenda',
    price,
    consultationFee: '0.00',
    deliveryFee,
    inStock: true,
    freshness: 'day',
  };
  return { registrations: [{ register: 'gphc' }], products: [product] } as object as Company;
}

async function totals(...providers: Company[]) {
  const offers = (await sumOffers(providers.map(offersByMedication))).get('Saxenda');
  return [offers?.lowestTotal, offers?.highestTotal].map((row) => row && totalCost(row));
}

const complete = (pence: number) => ({ pence, isComplete: true });
const incomplete = (pence: number) => ({ pence, isComplete: false });

it('the lowest and highest total are not those of the lowest and highest price', async () => {
  expect(
    await totals(
      provider('150.00', '20.00'),
      provider('157.00', '4.95'),
      provider('156.00', '30.00'),
    ),
  ).toEqual([complete(16_195), complete(18_600)]);
});

it('the lowest total is known in full, and the highest may be a minimum', async () => {
  const [low, known, high] = [
    provider('150.00', null),
    provider('157.00', '4.95'),
    provider('200.00', null),
  ];
  expect(await totals(low, known, high)).toEqual([complete(16_195), incomplete(20_000)]);
  expect(await totals(high, low)).toEqual([incomplete(15_000), incomplete(20_000)]);
});

it('of two highest totals, the one is named that may be higher still', async () => {
  const [known, unknown] = [provider('200.00', '0.00'), provider('200.00', null)];
  expect(await totals(known, unknown)).toEqual([complete(20_000), incomplete(20_000)]);
});

it('as many prices count as the lowest and the highest are of, and every provider with one, sold out or not', async () => {
  const { registrations, products } = provider('150.00', '0.00');
  const soldOut = products.map((product) => ({ ...product, inStock: false }));
  const some = { registrations, products: [...products, ...soldOut] } as object as Company;
  const none = { registrations, products: soldOut } as object as Company;
  const offers = (await sumOffers([some, none].map(offersByMedication))).get('Saxenda');
  expect(offers).toMatchObject({ count: 1, providers: 2 });
});

it('what is sold out has no total', async () => {
  const { registrations, products } = provider('150.00', '0.00');
  const soldOut = products.map((product) => ({ ...product, inStock: false }));
  expect(await totals({ registrations, products: soldOut } as object as Company)).toEqual([
    null,
    null,
  ]);
});
