import type {
  CollectionConfig,
  NumberFieldSingleValidation,
  RelationshipFieldSingleValidation,
  Validate,
} from 'payload';
import { offerParts, offerPatients } from '#contract/rules/offer-totals.ts';
import { toOneDecimal } from '#contract/rules/price-change.ts';
import { keptByProgram } from '../access/nobody.ts';
import { allow, allowForField } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';
import { penceField } from '../fields/pence.ts';
import { textListField } from '../fields/text-list.ts';
import { urlField } from '../fields/url.ts';
import { announcesChanges } from '../hooks/announce-changes.ts';
import type { Discount } from '../payload-types.ts';
import { relationId } from '../relation-id.ts';
import { refuseDiabetesOnlyOffer } from '../publishing/refuse-diabetes-only.ts';
import { countAsMedicine } from './count-as-medicine.ts';
import { keepSignOff } from './keep-sign-off.ts';

export const Discounts: CollectionConfig = {
  slug: 'discounts',
  admin: {
    useAsTitle: 'discountText',
    // On a phone the first two are in view.
    defaultColumns: ['discountText', 'isActive', 'standing', 'provider', 'code'],
    listSearchableFields: ['discountText', 'code'],
    components: {
      beforeListTable: ['/components/discounts/discount-list-bar.tsx#DiscountListBar'],
    },
    group: 'Offers',
  },
  defaultSort: '-discoveredAt',
  // An administrator’s copy would be signed off unread.
  disableDuplicate: true,
  access: {
    create: allow('editor'),
    read: signedIn,
    update: allow('editor'),
    delete: allow('editor'),
  },
  trash: true,
  hooks: {
    ...announcesChanges,
    beforeChange: [refuseDiabetesOnlyOffer, countAsMedicine, keepSignOff],
  },
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
      name: 'product',
      label: 'Product whose price it names',
      type: 'relationship',
      relationTo: 'products',
      index: true,
      filterOptions: ({ data }: { data: Partial<Discount> }) => ({
        provider: { equals: data.provider && relationId(data.provider) },
      }),
      validate: ofTheProvider(),
      admin: {
        allowCreate: false,
        allowEdit: false,
        description:
          'For an offer that names a price, such as “from £103.99 per month”: the page then also shows the total with all fees. ' +
          'The offer then counts as one on a medicine.',
      },
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
          validate: percentageToShow(),
        },
        penceField({
          name: 'fixedAmountOffPence',
          label: 'Amount off (£)',
          min: 1,
          description: 'Leave empty for an offer given as a percentage or in words.',
        }),
      ],
    },
    {
      name: 'appliesTo',
      label: 'Applies to',
      type: 'select',
      hasMany: true,
      required: true,
      options: [
        { label: 'Consultation', value: 'consultation' },
        { label: 'Delivery', value: 'delivery' },
        { label: 'Service', value: 'service' },
        { label: 'Medicine', value: 'medicine' },
      ],
      admin: {
        description:
          'What the discount applies to. An offer on a medicine needs an administrator’s sign-off before it can be on ' +
          'the site, because advertising prescription-only medicines to the public is against the law in the UK. ' +
          'An offer that names a medicine or a product counts as one on a medicine.',
      },
    },
    {
      name: 'forWhom',
      label: 'For whom',
      type: 'select',
      options: Object.entries(offerPatients).map(([value, label]) => ({ value, label })),
      admin: {
        description:
          'Fill this in, and what it is taken off from, to show the total to pay with the offer. Leave it empty if that cannot be ' +
          'worked out: the page then says to see the provider.',
      },
    },
    {
      name: 'takenOff',
      label: 'Taken off',
      type: 'select',
      hasMany: true,
      options: Object.entries(offerParts).map(([value, label]) => ({ value, label })),
      admin: { description: 'What the percentage or the amount is taken off from.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'medication',
          type: 'relationship',
          relationTo: 'medications',
          index: true,
          admin: {
            allowCreate: false,
            allowEdit: false,
            description: 'Leave empty if the offer holds for all of the provider’s medications.',
          },
        },
        textListField({
          name: 'doses',
          admin: { description: 'As in 2.5mg. Leave empty if it holds for all doses.' },
        }),
      ],
    },
    {
      name: 'isSignedOff',
      label: 'Signed off by an administrator',
      type: 'checkbox',
      defaultValue: false,
      access: { create: allowForField('admin'), update: allowForField('admin') },
      admin: {
        condition: appliesToMedicine,
        description:
          'Tick this once you have checked that the offer does not promote a prescription-only medicine to the public. ' +
          'The sign-off is removed when anybody else changes the offer.',
      },
    },
    {
      type: 'row',
      admin: { condition: appliesToMedicine },
      fields: [
        {
          name: 'signedOffBy',
          label: 'Signed off by',
          type: 'relationship',
          relationTo: 'users',
          access: keptByProgram,
          admin: { readOnly: true, allowCreate: false, allowEdit: false },
        },
        {
          name: 'signedOffAt',
          label: 'Signed off at',
          type: 'date',
          access: keptByProgram,
          admin: { readOnly: true },
        },
      ],
    },
    { name: 'validityPeriod', type: 'text', required: true },
    textListField({ name: 'dependencies', label: 'Eligibility' }),
    textListField({ name: 'limitingFactors', label: 'Terms' }),
    urlField({ name: 'url', label: 'Web address', required: true }),
    {
      name: 'isActive',
      label: 'Switched on',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Switching it off removes the offer from the site at once.',
        components: { Cell: '/components/discounts/discount-switch.tsx#DiscountSwitch' },
      },
    },
    {
      name: 'standing',
      label: 'Now',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: {
          Cell: '/components/discounts/discount-standing.tsx#DiscountStandingCell',
          Field: '/components/discounts/discount-standing.tsx#DiscountStandingField',
        },
      },
    },
    { name: 'discoveredAt', type: 'date', required: true, admin: { position: 'sidebar' } },
    {
      name: 'startsAt',
      type: 'date',
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description:
          'The offer appears on the site automatically at this time. Leave empty to show it at once.',
      },
    },
    {
      name: 'endsAt',
      type: 'date',
      index: true,
      validate: afterTheBeginning(),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: 'The offer leaves the site automatically at this time.',
      },
    },
  ],
};

/** One that is stored already stays as it is, so that the offer can be switched off. */
function percentageToShow(): NumberFieldSingleValidation {
  return (value, { previousValue }) =>
    value === null ||
    value === undefined ||
    value === previousValue ||
    (value >= 1 && value <= 100 && toOneDecimal(value) === value) ||
    'Enter a percentage from 1 to 100, with one decimal at most, as in 12.5.';
}

/**
 * Whether the product is one of the provider, be it in the trash. An offer that is switched off keeps the one that it has: products
 * can be given to another provider.
 */
function ofTheProvider(): RelationshipFieldSingleValidation {
  return async (product, { data, event, previousValue, req }) => {
    if (!product || event === 'onChange') return true;
    const { isActive, provider } = data as Partial<Discount>;
    if (!isActive && product === previousValue) return true;
    const { totalDocs } = await req.payload.count({
      collection: 'products',
      where: {
        id: { equals: product },
        provider: { equals: provider && relationId(provider) },
      },
      trash: true,
      overrideAccess: true,
      req,
    });
    return totalDocs > 0 || 'Choose a product of this provider.';
  };
}

function appliesToMedicine({ appliesTo }: Partial<Discount>): boolean {
  return appliesTo?.includes('medicine') ?? false;
}

type Beginnings = { discoveredAt?: Date | string; startsAt?: Date | string | null };

function afterTheBeginning(): Validate<Date | string, Beginnings> {
  return (endsAt, { siblingData: { discoveredAt, startsAt } }) => {
    if (!endsAt) return true;
    if (discoveredAt && new Date(endsAt) <= new Date(discoveredAt))
      return 'The end must be later than the day the offer was discovered.';
    return (
      !startsAt ||
      new Date(endsAt) > new Date(startsAt) ||
      'The end must be later than the start. Correct one of the two.'
    );
  };
}
