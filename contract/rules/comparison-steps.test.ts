import { expect, it } from 'vitest';
import type { Company } from '../schemas/company.ts';
import type { Product } from '../schemas/product.ts';
import { comparedDose } from './compared-dose.ts';
import { countProviders } from './count-providers.ts';
import { doseChoices } from './dose-choices.ts';
import { newestCheck } from './newest-check.ts';
import { comparisonSteps, providerComparisonSteps } from './comparison-steps.ts';
import { countOnSale } from './on-sale.ts';
import { filterOptions } from './filter-options.ts';
import { noFilter, productFilterNames } from './product-filters.ts';
import { pageSort } from './product-order.ts';
import { productsOf } from './products-of.ts';
import { unknownTerms } from './provider-terms.ts';
import { selectProducts } from './select-products.ts';
import { takeAll } from './steps.ts';

const company = {
  id: 'ash',
  name: 'Ash',
  type: 'Online doctor',
  cqcRegistered: true,
  gphcRegistered: false,
  registrations: [{ register: 'CQC' }],
  terms: unknownTerms,
};
let reads = 0;
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
const doses = [{ medication: 'Mounjaro', doses: ['2.5mg', '5mg'] }];

it('what is prepared of a list is not worked out again by the comparison, which reads no product for it', () => {
  take(comparisonSteps(products));

  const shown = selectProducts(products, { ...noFilter, sortBy: pageSort });
  expect(newestCheck(shown)).toBe('2026-11-21T09:00:00.000Z');
  expect(doseChoices(products)).toEqual(doses);
  expect(doseChoices(shown)).toEqual(doses);
  expect(countOnSale(shown)).toBe(2);
  expect(countProviders(shown)).toEqual({ count: 1, cqcCount: 1, gphcCount: 0 });
  const options = productFilterNames.flatMap((name) => filterOptions(name, shown, noFilter));
  expect(options.map(({ text }) => text)).toContain('In stock');
  expect(reads).toBe(0);
});

it('nor does the list of providers read all their products to find the dose that it compares', () => {
  const companies = [{ ...company, products }] as unknown as Company[];
  take(providerComparisonSteps(companies));

  expect(comparedDose(productsOf(companies))).toMatchObject({ dose: '2.5mg' });
  expect(reads).toBe(0);
});

/** A product that counts what is read of it. */
function counted(product: object): Product {
  return new Proxy(product, {
    get: (target, name) => {
      reads += 1;
      return Reflect.get(target, name) as unknown;
    },
  }) as Product;
}

/** Takes all steps, which read something, and counts from there. */
function take(steps: Iterator<void, void>): void {
  reads = 0;
  takeAll(steps);
  expect(reads).toBeGreaterThan(0);
  reads = 0;
}
