import type { CollectionConfig, Validate, Where } from 'payload';
import { publicWhere } from './access/public-where.ts';
import { allow } from './access/roles.ts';
import { penceField } from './fields/pence.ts';
import { textListField } from './fields/text-list.ts';
import { urlField } from './fields/url.ts';
import { announcesChanges } from './hooks/announce-changes.ts';

export const Discounts: CollectionConfig = {
  slug: 'discounts',
  admin: {
    useAsTitle: 'discountText',
    defaultColumns: ['provider', 'discountText', 'code', 'isActive', 'endsAt'],
    listSearchableFields: ['discountText', 'code'],
    group: 'Offers',
  },
  defaultSort: '-discoveredAt',
  access: {
    create: allow('editor'),
    read: publicWhere(() => currentAt(new Date())),
    update: allow('editor'),
    delete: allow('editor'),
  },
  trash: true,
  hooks: announcesChanges,
  fields: [
    {
      name: 'provider',
      type: 'relationship',
      relationTo: 'providers',
      required: true,
      index: true,
    },
    {
      name: 'discountText',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'The offer in one sentence.' },
    },
    {
      name: 'code',
      type: 'text',
      maxLength: 40,
      admin: { description: 'Leave empty if there is none.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'percentageOff',
          type: 'number',
          min: 1,
          max: 100,
          validate: (value: number | null | undefined) =>
            value === null ||
            value === undefined ||
            (value >= 1 && value <= 100) ||
            'A percentage off is from 1 to 100.',
        },
        penceField({
          name: 'fixedAmountOffPence',
          label: 'Amount off (£)',
          atLeast: 1,
          description: 'Leave empty for an offer in per cent or in words.',
        }),
      ],
    },
    { name: 'validityPeriod', type: 'text', required: true },
    textListField({ name: 'dependencies', label: 'Eligibility' }),
    textListField({ name: 'limitingFactors', label: 'Terms' }),
    urlField({ name: 'url', required: true }),
    {
      name: 'isActive',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar', description: 'Off takes the offer from the site at once.' },
    },
    { name: 'discoveredAt', type: 'date', required: true, admin: { position: 'sidebar' } },
    {
      name: 'endsAt',
      type: 'date',
      validate: notBeforeDiscovery(),
      admin: {
        position: 'sidebar',
        description: 'The offer leaves the site by itself at this time.',
      },
    },
  ],
};

/** Offers that are switched on and have not ended. */
function currentAt(now: Date): Where {
  const hasNoEnd: Where = { endsAt: { exists: false } };
  const endsLater: Where = { endsAt: { greater_than: now.toISOString() } };
  return { isActive: { equals: true }, or: [hasNoEnd, endsLater] };
}

function notBeforeDiscovery(): Validate<Date | string, { discoveredAt?: Date | string }> {
  return (endsAt, { siblingData: { discoveredAt } }) =>
    !endsAt ||
    !discoveredAt ||
    new Date(endsAt) > new Date(discoveredAt) ||
    'The end must be later than the day the offer was discovered.';
}
