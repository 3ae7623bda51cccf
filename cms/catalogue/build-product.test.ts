import { expect, it } from 'vitest';
import { productPart } from './build-product.ts';

const product = {
  id: 'one',
  provider: 'ash',
  medication: 'mounjaro',
  dose: '2.5mg',
  pricePence: 12_900,
  priceUnit: 'month',
  consultationFeePence: 2000,
  consultationFeeBasis: 'once',
  checkedAt: '2026-11-20T09:00:00.000Z',
  evidenceSha256: null,
} as const;

it('a product whose consultation is included has no basis for the fee, whatever is stored', () => {
  expect(productPart(product).consultationFeeBasis).toBe('once');
  expect(productPart({ ...product, consultationFeePence: 0 }).consultationFeeBasis).toBeNull();
});
