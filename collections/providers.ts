import type { CollectionConfig } from 'payload';
import { companyTypes, hasCompanyType } from '#contract/rules/provider-type.ts';
import { editorial } from './access/editorial.ts';
import { draftedVersions } from './drafts.ts';
import { pictureField } from './fields/picture.ts';
import { slugField } from './fields/slug.ts';
import { termsField } from './fields/provider-terms.ts';
import { textListField } from './fields/text-list.ts';
import { urlField } from './fields/url.ts';
import { announcesChanges } from './hooks/announce-changes.ts';
import { deleteWith } from './hooks/delete-with.ts';
import { refuseDeletingWith, refuseTrashingWithProducts } from './hooks/refuse-deleting-with.ts';
import { observationsTab } from './observations-tab.ts';
import { retitleProducts } from './products/set-title.ts';

export const Providers: CollectionConfig = {
  slug: 'providers',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'type', 'registrations', '_status'],
    listSearchableFields: ['name', 'type', 'slug'],
    components: {
      beforeListTable: ['/components/term-import/term-import-hint.tsx#TermImportHint'],
      views: { edit: { prices: observationsTab } },
    },
    group: 'Catalogue',
  },
  defaultSort: 'name',
  versions: draftedVersions,
  access: editorial,
  trash: true,
  hooks: {
    ...announcesChanges,
    afterChange: [...announcesChanges.afterChange, retitleProducts('provider')],
    beforeChange: [refuseTrashingWithProducts('provider')],
    beforeDelete: [
      refuseDeletingWith('provider', [
        'products',
        'observations',
        'reviews',
        'discounts',
        'sentiment-snapshots',
      ]),
      deleteWith('review-summaries', 'provider'),
      deleteWith('registrations', 'provider'),
      deleteWith('watched-providers', 'provider'),
    ],
  },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    slugField({ from: 'name' }),
    {
      name: 'type',
      type: 'text',
      required: true,
      validate: (value: string | null | undefined) =>
        companyTypes.some((type) => hasCompanyType(value ?? '', type)) ||
        'Use at least one of the words Retail, Specialist or online.',
      admin: {
        description: 'Contains Retail, Specialist or online, as in “Specialist online clinic”.',
      },
    },
    { name: 'description', type: 'textarea' },
    pictureField({
      name: 'logo',
      description: 'Shown on the provider’s page.',
    }),
    urlField({ name: 'website' }),
    { name: 'address', type: 'textarea' },
    { name: 'phone', type: 'text' },
    { name: 'email', type: 'email' },
    textListField({
      name: 'features',
      admin: { description: 'The first one is shown on the provider’s card.' },
    }),
    termsField(),
    {
      name: 'pricingAnalysis',
      type: 'textarea',
      admin: {
        description:
          'Shown as “Pharmaceutical Pricing Analysis”; paragraphs are separated by an empty line.',
      },
    },
    {
      name: 'registrations',
      type: 'join',
      collection: 'registrations',
      on: 'provider',
      defaultSort: 'register',
      admin: {
        defaultColumns: ['name', 'register', 'number', 'checkedAt', 'endsAt'],
        description:
          'The provider’s entries in public registers. Without a valid one, the site shows a warning about the provider.',
      },
    },
    {
      name: 'products',
      type: 'join',
      collection: 'products',
      on: 'provider',
      defaultSort: 'title',
      admin: { defaultColumns: ['title', 'pricePence', 'inStock', 'checkedAt'] },
    },
  ],
};
