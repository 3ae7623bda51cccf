import { expect, it } from 'vitest';
import type { Terms } from '#contract/rules/provider-terms.ts';
import type { Product } from '#contract/schemas/product.ts';
import { exampleProduct } from '#site/components/examples/example-data.ts';
import { countTurns } from '../testing/count-turns.ts';
import { buildPlan } from './build-plan.ts';

const order = { date: '2026-11-27', dose: exampleProduct.dose };
const { company } = exampleProduct;

function at(name: string, fields: Partial<Product> = {}, terms: Partial<Terms> = {}): Product {
  return {
    ...exampleProduct,
    id: `product-${name}`,
    ...fields,
    company: { ...company, id: name, name, terms: { ...company.terms, ...terms } },
  };
}

const nameOf = ({ company: { name } }: { company: { name: string } }) => name;

it('gives others their turn where thousands of providers list the medication', async () => {
  const products = Array.from({ length: 2000 }, (_, index) => at(`provider-${index}`));
  const course = { orders: [order, order], isOnTreatment: false };
  const turns = await countTurns(async () => {
    const plan = await buildPlan(exampleProduct.name, course, products);
    expect(plan.providers).toHaveLength(2000);
  });
  // Four each time that all are gone through: for their prices and plans, three times for the lowest, for the ranges and
  // the answer.
  expect(turns).toBeGreaterThanOrEqual(7 * 4);
});

it('has as many of each list as are asked for, and the figures of all', async () => {
  const products = [
    at('Ash', { price: '120.00' }),
    at('Birch', { price: '130.00' }),
    at('Cedar', { price: '140.00' }),
    at('Dene', { inStock: false }),
    at('Elder', { inStock: false }),
  ];
  const course = { orders: [order], isOnTreatment: false };
  const whole = await buildPlan(exampleProduct.name, course, products);
  expect(whole.providers.map(nameOf)).toEqual(['Ash', 'Birch', 'Cedar']);
  expect(whole.withoutAll.map(nameOf)).toEqual(['Dene', 'Elder']);
  const { providers, withoutAll, ...figures } = await buildPlan(
    exampleProduct.name,
    course,
    products,
    1,
  );
  expect(providers.map(nameOf)).toEqual(['Ash']);
  expect(withoutAll.map(nameOf)).toEqual(['Dene']);
  expect(figures).toMatchObject({
    orders: [
      {
        ...order,
        lowest: { total: '124.95', isComplete: true },
        highest: { total: '144.95', isComplete: true },
        providerCount: 3,
      },
    ],
    providerCount: 3,
    openProviderCount: 3,
    withoutAllCount: 2,
  });
  expect({ ...whole, ...figures }).toEqual(whole);
});

it('has the three lowest that somebody on treatment can go to, however many of the lower are closed to them', async () => {
  const products = [
    at('Oak', { price: '100.00' }, { switchingProof: 'not-accepted' }),
    at('Yew', { price: '110.00' }, { switchingProof: 'not-accepted' }),
    at('Ash', { price: '120.00' }),
    at('Birch', { price: '130.00' }),
    at('Cedar', { price: '140.00' }),
    at('Dene', { price: '150.00' }),
  ];
  const course = { orders: [order], isOnTreatment: true };
  const plan = await buildPlan(exampleProduct.name, course, products, 2);
  expect(plan.providers.map(nameOf)).toEqual(['Oak', 'Yew']);
  expect(plan.lowestThree.map(nameOf)).toEqual(['Ash', 'Birch', 'Cedar']);
  expect(plan.lowestThree[0]?.orders).toMatchObject([{ ...order, total: '124.95' }]);
  expect(plan).toMatchObject({
    providerCount: 6,
    openProviderCount: 4,
    lowestSingle: { total: '124.95', company: { name: 'Ash' } },
  });
});
