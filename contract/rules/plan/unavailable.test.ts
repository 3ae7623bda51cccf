import { expect, it } from 'vitest';
import { whyUnavailable } from './unavailable.ts';

const registrations = [{ register: 'gphc' as const }];

it.each([
  [{ inStock: true, freshness: 'month' }, registrations, null],
  [{ inStock: false, freshness: 'month' }, registrations, 'out-of-stock'],
  [{ inStock: true, freshness: 'older' }, registrations, 'stale'],
  [{ inStock: false, freshness: 'older' }, registrations, 'stale'],
  [{ inStock: true, freshness: 'month' }, [], 'not-registered'],
] as const)(
  'a dose that is %j at a provider of %j is unavailable because of %s',
  (product, on, reason) => {
    expect(whyUnavailable(product, { registrations: on })).toBe(reason);
  },
);
