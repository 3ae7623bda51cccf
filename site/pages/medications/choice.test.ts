import { describe, expect, it } from 'vitest';
import { medicationAddress, readMedicationChoice } from './choice.ts';

const read = (query: string) => readMedicationChoice(new URLSearchParams(query));

describe('readMedicationChoice', () => {
  it('chooses nothing without a filter, and shows the overview of what is picked first', () => {
    expect(read('')).toEqual({ filter: 'all', tab: 'overview' });
    expect(read('filter=all&tab=details')).toEqual({ filter: 'all', tab: 'overview' });
  });

  it('shows the prices of a medication that came with the address', () => {
    expect(read('filter=wegovy')).toEqual({ filter: 'wegovy', tab: 'pricing' });
  });

  it('takes values in either case', () => {
    expect(read('filter=Wegovy&tab=Details')).toEqual({ filter: 'wegovy', tab: 'details' });
  });

  it('shows the prices for a tab that does not exist', () => {
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

  it('leads back to the same choice', () => {
    const choice = { filter: 'wegovy', tab: 'details' } as const;
    expect(
      readMedicationChoice(new URL(medicationAddress(choice), 'http://x').searchParams),
    ).toEqual(choice);
  });
});
