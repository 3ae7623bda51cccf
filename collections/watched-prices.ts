import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload';
import { editorial } from './access/editorial.ts';
import { keptByProgram } from './access/nobody.ts';
import { isWholeNumber } from './fields/whole-number.ts';
import { watchRuleFields } from './fields/watch-rule.ts';
import type { WatchedPrice } from './payload-types.ts';
import { relationId } from './relation-id.ts';

/** A new rule is tried at the next visit, which is soon, and what the one before found is no proposal any more. */
const visitAgain: CollectionBeforeChangeHook<WatchedPrice> = ({ data, operation, originalDoc }) => {
  const isNew =
    operation === 'create' || ruleOf({ ...originalDoc, ...data }) !== ruleOf(originalDoc);
  if (!isNew) return data;
  return { ...data, nextVisitAt: new Date().toISOString(), failures: 0, proposal: null };
};

function ruleOf(watch: Partial<WatchedPrice> | undefined): string {
  const { product, address, priceSelector, stockSelector } = watch ?? {};
  const parts = [product && relationId(product), address, priceSelector, stockSelector];
  return JSON.stringify(parts.map((part) => part || null));
}

/** What the watch keeps of its visits. */
const kept = { access: keptByProgram, admin: { readOnly: true, position: 'sidebar' } } as const;
const keptTime = {
  ...kept,
  admin: { ...kept.admin, date: { pickerAppearance: 'dayAndTime' } },
} as const;
const hidden = { access: keptByProgram, admin: { hidden: true } } as const;

const visitFields: Field[] = [
  { name: 'outcome', label: 'Last visit', type: 'text', ...kept },
  { name: 'visitedAt', label: 'Visited', type: 'date', ...keptTime },
  { name: 'nextVisitAt', label: 'Next visit', type: 'date', index: true, ...keptTime },
  {
    name: 'failures',
    label: 'Visits in a row that found nothing',
    type: 'number',
    index: true,
    ...kept,
  },
  {
    name: 'proposal',
    type: 'select',
    index: true,
    options: [
      { value: 'waiting', label: 'Waiting for a decision' },
      { value: 'refused', label: 'Refused' },
    ],
    ...kept,
  },
  // What the last successful visit saw, and the product as it was then.
  { name: 'seenAt', type: 'date', ...hidden },
  { name: 'seenPricePence', type: 'number', ...hidden },
  { name: 'seenInStock', type: 'checkbox', ...hidden },
  { name: 'seenExcerpt', type: 'textarea', ...hidden },
  { name: 'seenEvidence', type: 'text', ...hidden },
  { name: 'storedPricePence', type: 'number', ...hidden },
  { name: 'storedInStock', type: 'checkbox', ...hidden },
  // The same page need not be sent again, as long as it is read in the same way.
  { name: 'readWith', type: 'text', ...hidden },
  { name: 'etag', type: 'text', ...hidden },
  { name: 'lastModified', type: 'text', ...hidden },
];

/** Products whose price the price watch looks up, each with what its last visit found. */
export const WatchedPrices: CollectionConfig = {
  slug: 'watched-prices',
  labels: { singular: 'Watched price', plural: 'Watched prices' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['product', 'outcome', 'visitedAt', 'failures', 'proposal'],
    group: 'Price watch',
  },
  // A copy would say that its page has been visited.
  disableDuplicate: true,
  access: editorial,
  hooks: { beforeChange: [visitAgain] },
  fields: [
    { name: 'title', type: 'text', virtual: 'product.title', admin: { hidden: true } },
    {
      name: 'product',
      type: 'relationship',
      relationTo: 'products',
      required: true,
      unique: true,
    },
    ...watchRuleFields({
      address:
        'Leave it empty to take the provider’s watched address, or else the product’s source.',
      rule: 'A CSS selector, as in “.product .price”. Leave it empty to read as for the provider, or else the page’s structured data.',
    }),
    {
      name: 'everyDays',
      label: 'Days between visits',
      type: 'number',
      required: true,
      defaultValue: 1,
      min: 1,
      max: 30,
      validate: (value: number | null | undefined) =>
        isWholeNumber(value, { from: 1, to: 30 }) || 'Enter a whole number of days from 1 to 30.',
    },
    ...visitFields,
  ],
};
