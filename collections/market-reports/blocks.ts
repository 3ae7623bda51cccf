import type { Block } from 'payload';
import { stockGroupNames } from '#contract/rules/stock-groups.ts';
import { articleBodyField } from '../fields/article-body.ts';
import { penceField } from '../fields/pence.ts';
import { rowLabel } from '../fields/row-label.ts';
import { textListField } from '../fields/text-list.ts';

const provider = { name: 'provider', type: 'text', required: true } as const;
const medication = { name: 'medication', type: 'text', required: true } as const;
const dose = { name: 'dose', type: 'text', required: true } as const;
const caption = {
  name: 'caption',
  type: 'text',
  required: true,
  admin: { description: 'What the table shows, in a sentence.' },
} as const;

function amountField(name: string, label: string) {
  return penceField({
    name,
    label: `${label} (£)`,
    required: true,
    min: 1,
    description: 'As in 129.50.',
  });
}

const Text: Block = {
  slug: 'text',
  interfaceName: 'ReportText',
  fields: [articleBodyField({ name: 'body' })],
};

const KeyFigures: Block = {
  slug: 'keyFigures',
  interfaceName: 'ReportKeyFigures',
  labels: { singular: 'Key figures', plural: 'Key figures' },
  fields: [
    {
      name: 'figures',
      type: 'array',
      required: true,
      minRows: 1,
      admin: { components: rowLabel('value', 'label') },
      fields: [
        { name: 'value', label: 'Figure', type: 'text', required: true },
        { name: 'label', type: 'text', required: true },
      ],
    },
  ],
};

const PriceRanges: Block = {
  slug: 'priceRanges',
  interfaceName: 'ReportPriceRanges',
  labels: { singular: 'Price ranges', plural: 'Price ranges' },
  fields: [
    caption,
    {
      name: 'rows',
      type: 'array',
      required: true,
      minRows: 1,
      admin: { initCollapsed: true, components: rowLabel('category', 'medication') },
      fields: [
        {
          type: 'row',
          fields: [{ name: 'category', type: 'text', required: true }, medication],
        },
        {
          type: 'row',
          fields: [
            amountField('lowestPence', 'Lowest price'),
            amountField('highestPence', 'Highest price'),
          ],
        },
      ],
    },
  ],
};

const DosePrices: Block = {
  slug: 'dosePrices',
  interfaceName: 'ReportDosePrices',
  labels: { singular: 'Prices by dose', plural: 'Prices by dose' },
  fields: [
    caption,
    {
      name: 'rows',
      type: 'array',
      required: true,
      minRows: 1,
      admin: { initCollapsed: true, components: rowLabel('medication', 'dose') },
      fields: [
        { type: 'row', fields: [medication, dose] },
        {
          type: 'row',
          fields: [
            amountField('bestPence', 'Best price'),
            amountField('highestPence', 'Highest price'),
            amountField('averagePence', 'Average price'),
          ],
        },
      ],
    },
  ],
};

const PriceChanges: Block = {
  slug: 'priceChanges',
  interfaceName: 'ReportPriceChanges',
  labels: { singular: 'Price changes', plural: 'Price changes' },
  fields: [
    caption,
    {
      name: 'rows',
      type: 'array',
      required: true,
      minRows: 1,
      admin: {
        description: 'Amounts, percentages and summaries are worked out from these rows.',
        initCollapsed: true,
        components: rowLabel('provider', 'medication', 'dose'),
      },
      fields: [
        { type: 'row', fields: [provider, medication, dose] },
        {
          type: 'row',
          fields: [
            amountField('baselinePence', 'Price before'),
            amountField('currentPence', 'Price now'),
          ],
        },
      ],
    },
  ],
};

const StockStatements: Block = {
  slug: 'stockStatements',
  interfaceName: 'ReportStockStatements',
  labels: { singular: 'Stock statements', plural: 'Stock statements' },
  fields: [
    {
      name: 'statements',
      type: 'array',
      required: true,
      minRows: 1,
      admin: { components: rowLabel('provider') },
      fields: [
        provider,
        {
          name: 'group',
          type: 'select',
          required: true,
          options: Object.entries(stockGroupNames).map(([value, label]) => ({ value, label })),
        },
        { name: 'quote', type: 'textarea' },
        { name: 'note', type: 'textarea', required: true },
      ],
    },
  ],
};

const Restrictions: Block = {
  slug: 'restrictions',
  interfaceName: 'ReportRestrictions',
  labels: { singular: 'Restrictions', plural: 'Restrictions' },
  fields: [
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      admin: { components: rowLabel('title') },
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true },
      ],
    },
  ],
};

const Tips: Block = {
  slug: 'tips',
  interfaceName: 'ReportTips',
  labels: { singular: 'Tips', plural: 'Tips' },
  fields: [textListField({ name: 'tips', required: true })],
};

const Subscribe: Block = {
  slug: 'subscribe',
  interfaceName: 'ReportSubscribe',
  labels: { singular: 'Subscribe form', plural: 'Subscribe forms' },
  fields: [
    { name: 'heading', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'buttonText', type: 'text', required: true },
    { name: 'placeholder', type: 'text', required: true, defaultValue: 'Your email address' },
    {
      name: 'source',
      type: 'text',
      required: true,
      validate: (value: string | null | undefined) =>
        /^[a-z0-9_]{1,64}$/.test(value ?? '') ||
        'The source takes lower-case letters, digits and underscores, as in market_analysis.',
      admin: { description: 'Kept with each subscription, as in market_analysis.' },
    },
  ],
};

/** What a section of a market report is made of. */
export const reportBlocks: Block[] = [
  Text,
  KeyFigures,
  PriceRanges,
  DosePrices,
  PriceChanges,
  StockStatements,
  Restrictions,
  Tips,
  Subscribe,
];
