import type { OfferTotal } from '#contract/schemas/discount.ts';
import type { Examples } from '#site/components/examples/examples.ts';
import { OfferTotals } from './offer-totals.tsx';

function total(dose: string, fields: Partial<OfferTotal> = {}): OfferTotal {
  return {
    productId: dose,
    name: 'Mounjaro',
    dose,
    newPatient: { total: '98.95', isComplete: true },
    returningPatient: { total: '133.95', isComplete: true },
    medianTotal: '131.95',
    ...fields,
  };
}

export const examples: Examples = {
  'for new patients': (
    <OfferTotals discount={{ forWhom: 'new', totals: [total('2.5mg'), total('5mg')] }} />
  ),
  'with a fee that is not stated': (
    <OfferTotals
      discount={{
        forWhom: 'everyone',
        totals: [total('2.5mg', { newPatient: { total: '98.95', isComplete: false } })],
      }}
    />
  ),
  'that cannot be worked out': <OfferTotals discount={{ forWhom: null, totals: [] }} />,
};
