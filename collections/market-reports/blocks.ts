import type { Block } from 'payload';
import { describeFigure, figureNames } from '#contract/rules/figures.ts';
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

/** What the figures of a block are narrowed to. */
const onlyMedication = {
  name: 'medication',
  label: 'Only this medication',
  type: 'text',
  admin: {
    description: 'By its name, as in Mounjaro; empty for all. “Fill from data” goes by it.',
  },
} as const;

function totalField(name: string, label: string) {
  return penceField({
    name,
    label: `${label} (£)`,
    min: 1,
    description: 'With both fees; empty where they are not known.',
  });
}

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
    onlyMedication,
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
    onlyMedication,
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
        {
          type: 'row',
          fields: [
            totalField('lowestTotalPence', 'Lowest total'),
            totalField('highestTotalPence', 'Highest total'),
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
    onlyMedication,
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
        {
          type: 'row',
          fields: [
            totalField('bestTotalPence', 'Best total'),
            totalField('highestTotalPence', 'Highest total'),
            totalField('averageTotalPence', 'Average total'),
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
    onlyMedication,
    caption,
    {
      name: 'rows',
      type: 'array',
      admin: {
        description:
          'Every price that can be compared, those that stayed too. Amounts, percentages and summaries are worked out from these rows. Where there are none, the page leaves this out.',
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
            totalField('totalPence', 'Total now'),
          ],
        },
      ],
    },
  ],
};

const Findings: Block = {
  slug: 'findings',
  interfaceName: 'ReportFindings',
  labels: { singular: 'Findings', plural: 'Findings' },
  fields: [
    onlyMedication,
    {
      name: 'findings',
      type: 'array',
      required: true,
      minRows: 1,
      admin: {
        description: 'Sentences that “Fill from data” works out, every number and word in them.',
        initCollapsed: true,
        components: rowLabel('text'),
      },
      fields: [
        { name: 'text', type: 'textarea', required: true },
        {
          name: 'figure',
          type: 'select',
          required: true,
          options: figureNames.map((value) => ({ value, label: describeFigure(value).label })),
        },
        { name: 'of', label: 'Of which medication', type: 'text' },
      ],
    },
  ],
};

const StockStatements: Block = {
  slug: 'stockStatements',
  interfaceName: 'ReportStockStatements',
  labels: { singular: 'Stock statements', plural: 'Stock statements' },
  fields: [
    onlyMedication,
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
  Findings,
  StockStatements,
  Restrictions,
  Tips,
  Subscribe,
];
