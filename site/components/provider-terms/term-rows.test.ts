import { describe, expect, it } from 'vitest';
import { mapTerms, termNames, unknownTerms } from '#contract/rules/provider-terms.ts';
import { exampleProduct } from '../examples/example-data.ts';
import { termRows } from './term-rows.ts';

const unknown = { terms: unknownTerms, termSources: mapTerms(() => null) };

function textOf(name: string, products: Parameters<typeof termRows>[0]['products']) {
  return termRows({ ...unknown, products }).find((row) => row.name === name)?.text;
}

describe('the rows of what a provider asks', () => {
  it('are the same for every provider, with what is unknown said', () => {
    const rows = termRows({ ...unknown, products: [] });
    expect(rows.map(({ name }) => name)).toEqual([
      'consultationFeeBasis',
      'firstOrderPrice',
      ...termNames,
    ]);
    expect(new Set(rows.slice(2).map(({ text }) => text))).toEqual(new Set(['Not known']));
    expect(rows[0]).toMatchObject({ text: 'Not known', isKnown: false, source: null });
    expect(rows[1]).toMatchObject({
      text: 'No other price is known',
      isKnown: false,
      source: null,
    });
    expect(rows.filter(({ isKnown }) => isKnown)).toEqual([]);
  });

  it('say where each was read', () => {
    const source = { url: 'https://ashdown.example', checkedAt: '2026-11-03T10:00:00.000Z' };
    const rows = termRows({
      terms: { ...unknownTerms, maxPens: 2 },
      termSources: { ...unknown.termSources, maxPens: source },
      products: [],
    });
    expect(rows.find(({ name }) => name === 'maxPens')).toEqual({
      name: 'maxPens',
      label: 'Most pens in an order',
      text: '2 pens',
      isKnown: true,
      source,
    });
  });

  it.each([
    ['Included in the price', [{ consultationFee: '0.00', consultationFeeBasis: null }]],
    ['Not known', [{ consultationFee: '20.00', consultationFeeBasis: null }]],
    ['Once', [{ consultationFee: '20.00', consultationFeeBasis: 'once' }]],
    [
      'Once a year or not known',
      [
        { consultationFee: '20.00', consultationFeeBasis: 'yearly' },
        { consultationFee: null, consultationFeeBasis: null },
        { consultationFee: '0.00', consultationFeeBasis: 'order' },
      ],
    ],
  ] as const)('say of the consultation fee: %s', (text, fees) => {
    const products = fees.map((fee) => ({ ...exampleProduct, ...fee }));
    expect(textOf('consultationFeeBasis', products)).toBe(text);
  });

  it('say from what the first order is', () => {
    const products = [
      { ...exampleProduct, firstOrderPrice: '109.00' },
      { ...exampleProduct, dose: '5mg', firstOrderPrice: '99.50' },
      { ...exampleProduct, dose: '10mg' },
    ];
    expect(textOf('firstOrderPrice', products)).toBe(
      'Another price for 2 doses, from £99.50 for Mounjaro 5mg',
    );
    expect(textOf('firstOrderPrice', [exampleProduct])).toBe('No other price is known');
  });
});
