import { expect, it } from 'vitest';
import { chargedConsultationText, deliveryFeeText } from './fee-text.ts';

it.each([
  ['20.00', 'once', '£20, charged once'],
  ['20.00', null, '£20'],
  ['0.00', 'once', 'Included'],
  [null, 'yearly', 'Not stated, charged once a year'],
] as const)('a consultation of %s on the basis %s reads “%s”', (fee, basis, text) => {
  expect(chargedConsultationText({ consultationFee: fee, consultationFeeBasis: basis })).toBe(text);
});

it.each([
  ['4.95', '£4.95'],
  ['0.00', 'Free'],
  [null, 'Not stated'],
])('a delivery fee of %s reads “%s”', (fee, text) => {
  expect(deliveryFeeText(fee)).toBe(text);
});
