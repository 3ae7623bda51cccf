import { expect, it } from 'vitest';
import { exampleProduct } from '#site/components/examples/example-data.ts';
import { countTurns } from '../testing/count-turns.ts';
import { buildPlan } from './build-plan.ts';

it('gives others their turn where thousands of providers list the medication', async () => {
  const products = Array.from({ length: 2000 }, (_, index) => ({
    ...exampleProduct,
    id: `product-${index}`,
    company: { ...exampleProduct.company, id: `provider-${index}` },
  }));
  const order = { date: '2026-11-27', dose: exampleProduct.dose };
  const course = { orders: [order, order], isOnTreatment: false };
  const turns = await countTurns(async () => {
    const plan = await buildPlan(exampleProduct.name, course, products);
    expect(plan.providers).toHaveLength(2000);
  });
  // Four for the prices, one for what they come to, four for the answer.
  expect(turns).toBeGreaterThanOrEqual(9);
});
