import { expect, it } from 'vitest';
import type { Product } from '../schemas/product.ts';
import { doseChoices } from './dose-choices.ts';
import { newestCheck } from './newest-check.ts';
import { comparisonSteps } from './comparison-steps.ts';
import { filterOptions, noFilter, productFilterNames } from './product-filters.ts';
import { pageSort } from './product-order.ts';
import { unknownTerms } from './provider-terms.ts';
import { selectProducts } from './select-products.ts';

it('what is prepared of a list is not worked out again by the comparison, which reads no product for it', () => {
  let reads = 0;
  const counted = (product: object) =>
    new Proxy(product, {
      get: (target, name) => {
        reads += 1;
        return Reflect.get(target, name) as unknown;
      },
    }) as Product;
  const company = { name: 'Ash', type: 'Online doctor', registrations: [], terms: unknownTerms };
  const products = ['2.5mg', '5mg'].map((dose, index) =>
    counted({
      id: dose,
      name: 'Mounjaro',
      dose,
      price: `${129 + index}.00`,
      consultationFee: '0.00',
      deliveryFee: '0.00',
      firstOrderPrice: null,
      inStock: true,
      freshness: 'fresh',
      checkedAt: `2026-11-2${index}T09:00:00.000Z`,
      company,
    }),
  );

  const steps = comparisonSteps(products);
  while (!steps.next().done);
  expect(reads).toBeGreaterThan(0);
  reads = 0;

  const shown = selectProducts(products, { ...noFilter, sortBy: pageSort });
  expect(newestCheck(shown)).toBe('2026-11-21T09:00:00.000Z');
  expect(doseChoices(shown)).toEqual([{ medication: 'Mounjaro', doses: ['2.5mg', '5mg'] }]);
  const options = productFilterNames.flatMap((name) => filterOptions(name, shown, noFilter));
  expect(options.map(({ text }) => text)).toContain('In stock');
  expect(reads).toBe(0);
});
