import type { Field, TextField } from 'payload';
import { urlField } from './url.ts';

/** Where a price and its stock are looked up: an address and how they are read there, and what that finds now. */
export function watchRuleFields(descriptions: { address: string; rule: string }): Field[] {
  return [
    urlField({ name: 'address', admin: { description: descriptions.address } }),
    {
      type: 'row',
      fields: [
        selectorField('priceSelector', 'Selector of the price', descriptions.rule),
        selectorField(
          'stockSelector',
          'Selector of the stock',
          'If stock is to be read too: where the page says “In stock” or “Out of stock”.',
        ),
      ],
    },
    {
      name: 'tryNow',
      type: 'ui',
      admin: { components: { Field: '/components/price-watch/try-now.tsx#TryNow' } },
    },
  ];
}

function selectorField(name: string, label: string, description: string): TextField {
  return { name, label, type: 'text', maxLength: 300, admin: { description } };
}
