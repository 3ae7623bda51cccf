import { formatDate, londonDay } from './date.ts';
import { toDecimalString } from './money.ts';
import { priceChangeText } from './price-change.ts';
import { formatRating, sentimentBadge } from './rating.ts';
import { registerOf } from './registers.ts';
import { stockLabel } from './stock-label.ts';
import {
  hasOwnPrice,
  isConsultationPaid,
  orderKinds,
  productTotal,
  type OrderKind,
} from './total-cost.ts';
import type { Product } from '../schemas/product.ts';
import { newestCheck } from './newest-check.ts';

/** The headings of the comparison in a spreadsheet. */
export function exportHeadings(): string[] {
  return fields.map(([title]) => title);
}

/** A row of the comparison, shown for an order, under {@link exportHeadings}; amounts are in pounds. */
export function exportRow(product: Product, order: OrderKind): string[] {
  return fields.map(([, value]) => value(product, order));
}

/** The name of the file with the day of the newest check in London, without its ending: `price-comparison-2026-11-14`. */
export function exportFileName(products: readonly Product[]): string {
  const newest = newestCheck(products);
  return newest === undefined
    ? 'price-comparison'
    : `price-comparison-${londonDay(new Date(newest))}`;
}

function registersText({ registrations }: Product['company']): string {
  if (registrations.length === 0) return 'No current registration on record';
  return registrations
    .map(({ register, number }) => `${registerOf(register).shortName} ${number}`)
    .join('; ');
}

type Field = [title: string, value: (product: Product, order: OrderKind) => string];

const fields: readonly Field[] = [
  ['Total to pay (£)', (product) => toDecimalString(productTotal(product).pence)],
  ['Total is', (product) => (productTotal(product).isComplete ? 'complete' : 'at least')],
  ['Total is for', (_product, order) => orderKinds[order]],
  ['Medication', ({ name }) => name],
  ['Active ingredient', ({ activeIngredient }) => activeIngredient],
  ['Dose', ({ dose }) => dose],
  ['Provider', ({ company }) => company.name],
  ['Provider type', ({ company }) => company.type],
  ['Registers', ({ company }) => registersText(company)],
  ['Stock', ({ inStock }) => stockLabel(inStock)],
  ['Price (£)', ({ price }) => price],
  ['Price is for a', ({ priceUnit }) => priceUnit],
  [
    'Consultation fee (£)',
    (product, order) =>
      isConsultationPaid(product, order)
        ? 'Already paid'
        : (product.consultationFee ?? 'Not stated'),
  ],
  ['Delivery fee (£)', ({ deliveryFee }) => deliveryFee ?? 'Not stated'],
  [
    'Price change',
    (product, order) =>
      product.priceChange && !hasOwnPrice(product, order)
        ? priceChangeText(product.priceChange)
        : 'Not known',
  ],
  [
    'Rating',
    ({ company: { averageRating } }) => (averageRating === null ? '' : formatRating(averageRating)),
  ],
  ['Reviews', ({ company }) => String(company.reviewCount)],
  ['Sentiment', ({ company }) => sentimentBadge(company.averageRating)],
  [
    'Checked',
    ({ checkedAt, freshness }) =>
      `${formatDate(checkedAt)}${freshness === 'older' ? ', may be out of date' : ''}`,
  ],
];
