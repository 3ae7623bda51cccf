import { expect, it } from 'vitest';
import type { Product } from '../schemas/product.ts';
import { answerTo } from './patient-answer.ts';
import { noFilter, type ProductFilter } from './product-filters.ts';

/** A fee of each order; `?` is not stated. */
function offer(provider: string, dose: string, total: string, rest: object = {}): Product {
  const isUnknown = total.endsWith('?');
  return {
    name: 'Mounjaro',
    dose,
    price: total.replace('?', ''),
    firstOrderPrice: null,
    consultationFee: '0.00',
    consultationFeeBasis: null,
    deliveryFee: isUnknown ? null : '0.00',
    inStock: true,
    freshness: 'day',
    company: { name: provider, registrations: [{ register: 'gphc' }] },
    ...rest,
  } as object as Product;
}

const ask = (
  products: Product[],
  question: { now?: string; budget?: number; dose?: string; filter?: ProductFilter } = {},
) => answerTo(products, { medication: 'mounjaro', dose: '7.5mg', budget: null, ...question });

const three = [
  offer('Brook', '7.5mg', '190.00'),
  offer('Ash', '7.5mg', '186.50'),
  offer('Cedar', '7.5mg', '201.00'),
];
const at5mg = ['150.00', '160.00', '170.00', '179.99', '180.01'].map((total, index) =>
  offer(`Provider ${index}`, '5mg', total),
);
const unregistered = { company: { name: 'Hollow', registrations: [] } };

it.each<[string, Product[], Parameters<typeof ask>[1], string]>([
  [
    'the whole question',
    [...three, ...at5mg],
    { now: '5mg', budget: 18_000 },
    'Three registered providers have Mounjaro 7.5mg in stock. The lowest total is £186.50, at Ash (GPhC). None is within £180; at 5mg, four are.',
  ],
  [
    'a dose alone',
    three,
    {},
    'Three registered providers have Mounjaro 7.5mg in stock. The lowest total is £186.50, at Ash (GPhC).',
  ],
  [
    'a single provider within the budget to the penny',
    [offer('Ash', '7.5mg', '180.00')],
    { budget: 18_000 },
    'One registered provider has Mounjaro 7.5mg in stock. The lowest total is £180.00, at Ash (GPhC). One is within £180.',
  ],
  [
    'the dose now, without a budget',
    [...three, ...at5mg],
    { now: '5mg' },
    'Three registered providers have Mounjaro 7.5mg in stock. The lowest total is £186.50, at Ash (GPhC). At 5mg, the lowest total is £150.00.',
  ],
  [
    'the same dose next',
    three,
    { now: '7.5mg', budget: 19_000 },
    'Three registered providers have Mounjaro 7.5mg in stock. The lowest total is £186.50, at Ash (GPhC). Two are within £190.',
  ],
  [
    'what cannot be had: sold out, stale, on no register',
    [
      offer('Ash', '7.5mg', '100.00', { inStock: false }),
      offer('Brook', '7.5mg', '100.00', { freshness: 'older' }),
      offer('Hollow', '7.5mg', '100.00', unregistered),
    ],
    { budget: 18_000 },
    'No registered provider has Mounjaro 7.5mg in stock at a price checked in the last 30 days.',
  ],
  [
    'none in stock, but of the dose now',
    at5mg,
    { now: '5mg', budget: 18_000 },
    'No registered provider has Mounjaro 7.5mg in stock at a price checked in the last 30 days. At 5mg, four are within £180.',
  ],
  [
    'fees that nobody states',
    [offer('Ash', '7.5mg', '170.00?'), offer('Brook', '7.5mg', '175.00?')],
    { budget: 18_000 },
    'Two registered providers have Mounjaro 7.5mg in stock. The lowest total is at least £170.00, at Ash (GPhC): none states every fee. None is within £180. Two more may be within it, but do not state every fee.',
  ],
  [
    'one total that is unknown',
    [offer('Ash', '7.5mg', '170.00?')],
    {},
    'One registered provider has Mounjaro 7.5mg in stock. The lowest total is at least £170.00, at Ash (GPhC): it does not state every fee.',
  ],
  [
    'an unknown total that may be the lowest',
    [...three, offer('Dale', '7.5mg', '150.00?')],
    { budget: 18_000 },
    'Four registered providers have Mounjaro 7.5mg in stock. The lowest total is £186.50, at Ash (GPhC). It may be lower at one more, which does not state every fee. None is within £180. One more may be within it, but does not state every fee.',
  ],
  [
    'the same lowest total at several',
    [...three, offer('Elm', '7.5mg', '186.50')],
    {},
    'Four registered providers have Mounjaro 7.5mg in stock. The lowest total is £186.50, at Ash (GPhC) and one other.',
  ],
  [
    'many providers, in digits',
    Array.from({ length: 11 }, (_, index) => offer(`P${10 + index}`, '7.5mg', `${200 + index}.00`)),
    { budget: 99_900 },
    '11 registered providers have Mounjaro 7.5mg in stock. The lowest total is £200.00, at P10 (GPhC). 11 are within £999.',
  ],
  [
    'a first order',
    [...three, offer('Dale', '7.5mg', '196.00', { firstOrderPrice: '176.00' }), ...at5mg],
    { now: '5mg', budget: 18_000, filter: { ...noFilter, dose: '7.5mg', order: 'first' } },
    'For a first order, four registered providers have Mounjaro 7.5mg in stock. The lowest total is £176.00, at Dale (GPhC). One is within £180; at 5mg, four are.',
  ],
  [
    'a repeat order with filters',
    three,
    { filter: { ...noFilter, order: 'repeat', stock: 'in-stock' } },
    'For a repeat order with your filters, three registered providers have Mounjaro 7.5mg in stock. The lowest total is £186.50, at Ash (GPhC).',
  ],
  [
    'filters that leave one provider',
    [
      ...three,
      offer('Dale', '7.5mg', '196.00', {
        company: { name: 'Dale', registrations: [{ register: 'cqc' }] },
      }),
    ],
    { filter: { ...noFilter, register: 'cqc' } },
    'With your filters, one registered provider has Mounjaro 7.5mg in stock. The lowest total is £196.00, at Dale (CQC).',
  ],
  [
    'filters that leave nobody',
    three,
    { filter: { ...noFilter, maxTotal: '180' } },
    'With your filters, no registered provider has Mounjaro 7.5mg in stock at a price checked in the last 30 days.',
  ],
  [
    'a dose that nobody lists',
    [],
    {},
    'No registered provider has mounjaro 7.5mg in stock at a price checked in the last 30 days.',
  ],
])('the answer to %s', (_, products, question, sentence) => {
  expect(ask(products, question)).toBe(sentence);
});
