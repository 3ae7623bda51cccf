import { expect, it } from 'vitest';
import { isOffered } from './offered.ts';

const registered = { registrations: [{ register: 'gphc' as const }] };
const onNoRegister = { registrations: [] };

it.each([
  [true, registered, true],
  [false, registered, false],
  [true, onNoRegister, false],
  [false, onNoRegister, false],
])('a price in stock: %s, at a provider with %o, counts: %s', (inStock, seller, counts) => {
  expect(isOffered({ inStock }, seller)).toBe(counts);
});
