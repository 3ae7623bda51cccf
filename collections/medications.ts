import type { CollectionConfig } from 'payload';
import { medicationThemes } from '#contract/schemas/medication.ts';
import { editorial } from './access/editorial.ts';
import { draftedVersions } from './drafts.ts';
import { doseStepFields } from './fields/dose-steps.ts';
import { slugField } from './fields/slug.ts';
import { textListField } from './fields/text-list.ts';
import { urlField } from './fields/url.ts';
import { announcesChanges } from './hooks/announce-changes.ts';
import { refuseDeletingWith, refuseTrashingWithProducts } from './hooks/refuse-deleting-with.ts';
import { retitleProducts } from './products/set-title.ts';
import { refuseDiabetesOnlyMedication } from './publishing/refuse-diabetes-only.ts';

export const Medications: CollectionConfig = {
  slug: 'medications',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'activeIngredient', 'dosageRange', '_status'],
    group: 'Catalogue',
  },
  defaultSort: 'order',
  versions: draftedVersions,
  access: editorial,
  trash: true,
  hooks: {
    ...announcesChanges,
    afterChange: [...announcesChanges.afterChange, retitleProducts('medication')],
    beforeChange: [refuseDiabetesOnlyMedication, refuseTrashingWithProducts('medication')],
    beforeDelete: [refuseDeletingWith('medication', ['products', 'observations', 'discounts'])],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'The brand, as on the box.' },
    },
    slugField({ from: 'name' }),
    { name: 'activeIngredient', type: 'text', required: true },
    { name: 'description', type: 'textarea', required: true },
    {
      name: 'dosageRange',
      type: 'text',
      required: true,
      admin: { description: 'For example “2.5mg-15mg”.' },
    },
    { name: 'mechanism', type: 'textarea', required: true },
    {
      name: 'frequency',
      type: 'text',
      required: true,
      admin: { description: 'For example “Once a week”.' },
    },
    ...doseStepFields,
    textListField({ name: 'commonSideEffects' }),
    textListField({
      name: 'contraindications',
      admin: {
        description: 'Who must not use it, from the leaflet or section 4.3 of the SmPC.',
      },
    }),
    textListField({
      name: 'precautions',
      label: 'Warnings and precautions',
      admin: {
        description: 'What to tell the prescriber and when to take care (SmPC section 4.4).',
      },
    }),
    urlField({ name: 'leafletUrl', label: 'Web address of the patient leaflet' }),
    urlField({ name: 'nhsUrl', label: 'Web address of the NHS page' }),
    {
      name: 'guide',
      type: 'relationship',
      relationTo: 'guides',
      admin: { description: 'Our own guide to this medication.' },
    },
    {
      name: 'badge',
      type: 'text',
      admin: { position: 'sidebar', description: 'A few words for the medication’s card.' },
    },
    {
      name: 'theme',
      type: 'select',
      required: true,
      defaultValue: 'neutral',
      options: [...medicationThemes],
      admin: { position: 'sidebar', description: 'The brand’s colour theme on the site.' },
    },
    {
      name: 'order',
      type: 'number',
      required: true,
      defaultValue: 100,
      index: true,
      admin: { position: 'sidebar', description: 'Smaller numbers come first.' },
    },
  ],
};
