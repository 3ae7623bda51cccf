import { describe, expect, it } from 'vitest';
import { medicationAddress, readMedicationChoice } from './choice.ts';

const read = (query: string) => readMedicationChoice(new URLSearchParams(query));

describe('readMedicationChoice', () => {
  it('chooses nothing without a filter, and starts with the overview tab', () => {
    expect(read('')).toEqual({ filter: 'all', tab: 'overview' });
    expect(read('filter=all&tab=details')).toEqual({ filter: 'all', tab: 'overview' });
  });

  it('shows the prices of a medication named in the query', () => {
    expect(read('filter=wegovy')).toEqual({ filter: 'wegovy', tab: 'pricing' });
  });

  it('ignores the case of values', () => {
    expect(read('filter=Wegovy&tab=Details')).toEqual({ filter: 'wegovy', tab: 'details' });
  });

  it('falls back to the prices for an unknown tab', () => {
    expect(read('filter=wegovy&tab=reviews')).toEqual({ filter: 'wegovy', tab: 'pricing' });
  });
});

describe('medicationAddress', () => {
  it.each([
    ['/medications', { filter: 'all', tab: 'details' }],
    ['/medications?filter=saxenda', { filter: 'saxenda', tab: 'pricing' }],
    ['/medications?filter=saxenda&tab=overview', { filter: 'saxenda', tab: 'overview' }],
  ] as const)('is %s for %o', (address, choice) => {
    expect(medicationAddress(choice)).toBe(address);
  });

  it('round-trips the choice', () => {
    const choice = { filter: 'wegovy', tab: 'details' } as const;
    expect(
      readMedicationChoice(new URL(medicationAddress(choice), 'http://x').searchParams),
    ).toEqual(choice);
  });
});
