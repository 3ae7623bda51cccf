import type { Product } from '../schemas/product.ts';
import { totalCost } from './total-cost.ts';

export type Value = boolean | number | string | null;

export type Column = {
  name: string;
  /** As the Data Package standard calls it. */
  type: 'boolean' | 'datetime' | 'number' | 'string';
  description: string;
  valueOf: (product: Product) => Value;
};

/** The columns of a file of prices; amounts are pounds, and what is not known is empty. */
export const priceColumns: readonly Column[] = [
  { name: 'product', type: 'string', description: 'Opaque identifier', valueOf: ({ id }) => id },
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
    description: 'Part of the address of the provider’s page on this site',
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
    description:
      'Registers on which we found the provider in the last 90 days, separated by spaces',
    valueOf: ({ company }) => company.registrations.map(({ register }) => register).join(' '),
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
    description: 'What the price is for; a month is one pen for four weeks',
    valueOf: ({ priceUnit }) => priceUnit,
  },
  {
    name: 'consultation_fee_gbp',
    type: 'number',
    description: 'Consultation fee of one order in pounds; 0 is included, empty is not stated',
    valueOf: ({ consultationFee }) => pounds(consultationFee),
  },
  {
    name: 'delivery_fee_gbp',
    type: 'number',
    description: 'Delivery fee of one order in pounds; 0 is free, empty is not stated',
    valueOf: ({ deliveryFee }) => pounds(deliveryFee),
  },
  {
    name: 'total_gbp',
    type: 'number',
    description: 'Price and the fees that are known, in pounds',
    valueOf: (product) => totalCost(product).pence / 100,
  },
  {
    name: 'total_is_complete',
    type: 'boolean',
    description: 'Whether both fees are known; if not, the total is the least that is paid',
    valueOf: (product) => totalCost(product).isComplete,
  },
  {
    name: 'in_stock',
    type: 'boolean',
    description: 'Whether the provider had it in stock when we looked',
    valueOf: ({ inStock }) => inStock,
  },
  {
    name: 'checked_at',
    type: 'datetime',
    description: 'When price, fees and stock were last compared with the source, in UTC',
    valueOf: ({ checkedAt }) => checkedAt,
  },
];

/** One row of a file of prices, by the names of its columns. */
export function priceRow(product: Product): Record<string, Value> {
  return Object.fromEntries(priceColumns.map(({ name, valueOf }) => [name, valueOf(product)]));
}

/** Under which anybody may use the figures, with where they are from. */
export const dataLicence = {
  name: 'CC-BY-4.0',
  title: 'Creative Commons Attribution 4.0 International',
  path: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** How often a program may read a file: the figures change no faster. */
export const fairUse =
  'A program may read each file once an hour. It can ask with the ETag of the last answer, which costs next to nothing.';

function pounds(decimal: string): number;
function pounds(decimal: string | null): number | null;
function pounds(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}
