import type { Field } from 'payload';
import { smallestAmounts, type GatedAmount } from '#contract/rules/price-gate.ts';
import { consultationFeeBasisField } from '../fields/consultation-fee-basis.ts';
import { penceField } from '../fields/pence.ts';
import { urlField } from '../fields/url.ts';

/** The rows of the form that show amounts side by side. */
type Row = 'prices' | 'fees';

/** Something that is seen of a product at its source. */
type SeenField<Name extends string> = {
  name: Name;
  /** The row of the product’s form that it is in; without it, it has a line of its own. */
  row?: Row;
  inForm: Field;
  /** As the log of observations has it. */
  inLog: Field;
};

type Amount = Pick<Parameters<typeof penceField>[0], 'required'> & {
  row: Row;
  label: string;
  /** What the form and the log say of it. */
  inForm: string;
  inLog: string;
};

const stockCell = { components: { Cell: '/components/stock/stock-cell.tsx#StockCell' } };

/**
 * All that is seen of a product at its source, in the order of its form. The form and the log of observations follow, and
 * what is appended to the log, read from it and undone.
 */
export const seen = [
  amount('pricePence', {
    row: 'prices',
    label: 'Price',
    required: true,
    inForm: 'As in 129.50.',
    inLog: 'In pounds.',
  }),
  amount('firstOrderPricePence', {
    row: 'prices',
    label: 'Price of the first order',
    inForm: 'If a new patient pays another price once. Leave empty if there is none.',
    inLog: 'In pounds; empty means that there was none.',
  }),
  amount('consultationFeePence', {
    row: 'fees',
    label: 'Consultation fee',
    inForm: '0 is included in the price. Leave empty if it is not known.',
    inLog: '0 means included in the price; empty means unknown.',
  }),
  field('consultationFeeBasis', {
    row: 'fees',
    inForm: consultationFeeBasisField,
    inLog: consultationFeeBasisField,
  }),
  amount('deliveryFeePence', {
    row: 'fees',
    label: 'Delivery fee',
    inForm: '0 is free delivery. Leave empty if it is not known.',
    inLog: '0 means free delivery; empty means unknown.',
  }),
  field('inStock', {
    inForm: {
      name: 'inStock',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      admin: stockCell,
    },
    inLog: { name: 'inStock', type: 'checkbox', admin: stockCell },
  }),
  field('sourceUrl', {
    inForm: urlField({
      name: 'sourceUrl',
      label: 'Source',
      admin: { disableBulkEdit: true, description: 'The page on which the price was seen.' },
    }),
    inLog: urlField({ name: 'sourceUrl', label: 'Source' }),
  }),
];

/** The fields of a row of the product’s form, or those with a line of their own. */
export function inForm(row?: Row): Field[] {
  return seen.filter((one) => one.row === row).map((one) => one.inForm);
}

function field<Name extends string>(
  name: Name,
  rest: Omit<SeenField<Name>, 'name'>,
): SeenField<Name> {
  return { name, ...rest };
}

function amount<Name extends GatedAmount>(
  name: Name,
  { row, label, required, inForm: hint, inLog: note }: Amount,
): SeenField<Name> {
  const rule = { name, required, min: smallestAmounts[name] };
  return {
    name,
    row,
    inForm: penceField({ ...rule, label: `${label} (£)`, description: hint }),
    inLog: penceField({ ...rule, label, description: note }),
  };
}
