import type { Product } from '../schemas/product.ts';
import { registersOf, registrationCheckDays } from './registration.ts';
import { totalCost } from './total-cost.ts';

export type Value = boolean | number | string | null;

export type Column = {
  name: string;
  /** A type of the Data Package standard. */
  type: 'boolean' | 'datetime' | 'number' | 'string';
  description: string;
  valueOf: (product: Product) => Value;
};

/** The columns of the price files; amounts are in pounds, and unknown values are empty. */
export const priceColumns: readonly Column[] = [
  {
    name: 'product',
    type: 'string',
    description: 'Identifier of the dose at the provider; its record is the page /prices/{product}',
    valueOf: ({ id }) => id,
  },
  {
    name: 'medication',
    type: 'string',
    description: 'Brand',
    valueOf: ({ name }) => name,
  },
  {
    name: 'active_ingredient',
    type: 'string',
    description: 'Active ingredient',
    valueOf: ({ activeIngredient }) => activeIngredient,
  },
  { name: 'dose', type: 'string', description: 'As in 2.5mg', valueOf: ({ dose }) => dose },
  {
    name: 'provider',
    type: 'string',
    description: 'Name of the provider',
    valueOf: ({ company }) => company.name,
  },
  {
    name: 'provider_slug',
    type: 'string',
    description: 'Last part of the URL of the provider’s page on this site',
    valueOf: ({ company }) => company.slug,
  },
  {
    name: 'provider_type',
    type: 'string',
    description: 'Kind of provider',
    valueOf: ({ company }) => company.type,
  },
  {
    name: 'registers',
    type: 'string',
    description: `Registers with an entry of the provider that we checked in the last ${registrationCheckDays} days and that has not ended, separated by spaces`,
    valueOf: ({ company }) =>
      registersOf(company)
        .map(({ name }) => name)
        .join(' '),
  },
  {
    name: 'price_gbp',
    type: 'number',
    description: 'Price in pounds sterling, without fees',
    valueOf: ({ price }) => pounds(price),
  },
  {
    name: 'price_unit',
    type: 'string',
    description: 'The unit of the price; a month is four weeks of treatment',
    valueOf: ({ priceUnit }) => priceUnit,
  },
  {
    name: 'first_order_price_gbp',
    type: 'number',
    description:
      'What a new patient pays for the first order instead of the price; empty means none is known',
    valueOf: ({ firstOrderPrice }) => pounds(firstOrderPrice),
  },
  {
    name: 'consultation_fee_gbp',
    type: 'number',
    description: 'Consultation fee in pounds; 0 means included, empty means not stated',
    valueOf: ({ consultationFee }) => pounds(consultationFee),
  },
  {
    name: 'consultation_fee_basis',
    type: 'string',
    description:
      'How often the consultation fee is charged: once, yearly or order (with each one); empty means not stated, or that it is included',
    valueOf: ({ consultationFeeBasis }) => consultationFeeBasis,
  },
  {
    name: 'delivery_fee_gbp',
    type: 'number',
    description: 'Delivery fee per order in pounds; 0 means free, empty means not stated',
    valueOf: ({ deliveryFee }) => pounds(deliveryFee),
  },
  {
    name: 'total_gbp',
    type: 'number',
    description: 'Price plus known fees, in pounds',
    valueOf: (product) => totalCost(product).pence / 100,
  },
  {
    name: 'total_is_complete',
    type: 'boolean',
    description: 'Whether both fees are known; if not, the total is a minimum',
    valueOf: (product) => totalCost(product).isComplete,
  },
  {
    name: 'in_stock',
    type: 'boolean',
    description: 'Whether the provider had it in stock at the last check',
    valueOf: ({ inStock }) => inStock,
  },
  {
    name: 'checked_at',
    type: 'datetime',
    description: 'When price, fees and stock were last checked against the source, in UTC',
    valueOf: ({ checkedAt }) => checkedAt,
  },
  {
    name: 'evidence_sha256',
    type: 'string',
    description:
      'SHA-256 of the picture or PDF of the source that was added at that check; empty if there is none',
    valueOf: ({ evidenceSha256 }) => evidenceSha256,
  },
];

/** A row of the price files, by column name. */
export function priceRow(product: Product): Record<string, Value> {
  return Object.fromEntries(priceColumns.map(({ name, valueOf }) => [name, valueOf(product)]));
}

/** The licence of the data, and the attribution it requires. */
export const dataLicence = {
  name: 'CC-BY-4.0',
  title: 'Creative Commons Attribution 4.0 International',
  path: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** How often a program may read a file. */
export const fairUse =
  'Programs may read each file once an hour. Send the ETag of the last response to avoid downloading unchanged data.';

function pounds(decimal: string): number;
function pounds(decimal: string | null): number | null;
function pounds(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}
