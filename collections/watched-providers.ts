import type { CollectionConfig } from 'payload';
import { editorial } from './access/editorial.ts';
import { watchRuleFields } from './fields/watch-rule.ts';

/** What the price watch is told of a provider: how its pages are read, and what may follow from them by itself. */
export const WatchedProviders: CollectionConfig = {
  slug: 'watched-providers',
  labels: { singular: 'Watched provider', plural: 'Watched providers' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['provider', 'address', 'priceSelector', 'countsUnchanged'],
    description:
      'How the price watch reads the pages of a provider, for each of its watched prices that says nothing else.',
    group: 'Price watch',
  },
  access: editorial,
  fields: [
    { name: 'title', type: 'text', virtual: 'provider.name', admin: { hidden: true } },
    {
      name: 'provider',
      type: 'relationship',
      relationTo: 'providers',
      required: true,
      unique: true,
    },
    ...watchRuleFields({
      address: 'The provider’s list of prices, if it has one page for all.',
      rule: 'A CSS selector, as in “.product .price”. Leave it empty to read the page’s structured data.',
    }),
    {
      name: 'countsUnchanged',
      label: 'An unchanged price counts as checked',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'A page that gives the price and the stock that are stored is recorded as a check automatically, with the page as evidence. Changes always wait for a person.',
      },
    },
  ],
};
