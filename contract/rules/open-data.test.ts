import { expect, it } from 'vitest';
import type { Product } from '../schemas/product.ts';
import { priceColumns } from './open-data.ts';

it('the price files name a register once, however many entries a provider has there', () => {
  const entries = ['gphc', 'cqc', 'gphc'] as const;
  const company = { registrations: entries.map((register) => ({ register })) };
  const column = priceColumns.find(({ name }) => name === 'registers');
  expect(column?.valueOf({ company } as Product)).toBe('cqc gphc');
});
