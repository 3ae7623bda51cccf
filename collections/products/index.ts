import type { CollectionConfig } from 'payload';
import { keptByProgram } from '../access/nobody.ts';
import { allow, allowForField } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';
import { doseField } from '../fields/dose.ts';
import { evidenceField } from '../fields/evidence.ts';
import { writeOnly } from '../fields/write-only.ts';
import { observationRouteOptions } from '../observations.ts';
import { announcesChanges } from '../hooks/announce-changes.ts';
import { deleteWith } from '../hooks/delete-with.ts';
import { refuseDeletingWith } from '../hooks/refuse-deleting-with.ts';
import { observationsTab } from '../observations-tab.ts';
import { refuseDiabetesOnlyProduct } from '../publishing/refuse-diabetes-only.ts';
import { gatePrice } from './gate-price.ts';
import { observe } from './observe.ts';
import { refuseDuplicate } from './refuse-duplicate.ts';
import { inForm } from './seen-fields.ts';
import { setTitle } from './set-title.ts';

/** Data clerks keep prices and stock; what is sold where stays as it was entered. */
const editorsOnly = { update: allowForField('editor') };

/**
 * One dose of one medication at one provider. Not drafted: a price is right or it is corrected. Of what it says only
 * stock can be edited in bulk: an import shows what it would change, and can be undone.
 */
export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Product', plural: 'Products & prices' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'pricePence', 'inStock', 'checkedAt'],
    listSearchableFields: ['title'],
    pagination: { defaultLimit: 50 },
    components: {
      beforeListTable: [
        '/components/freshness/product-list-bar.tsx#ProductListBar',
        '/components/price-import/price-import-hint.tsx#PriceImportHint',
      ],
      edit: { beforeDocumentControls: ['/components/freshness/mark-as-checked.tsx#MarkAsChecked'] },
      views: { edit: { prices: observationsTab } },
    },
    group: 'Catalogue',
  },
  defaultSort: 'title',
  // A copy would say that somebody has checked it.
  disableDuplicate: true,
  indexes: [
    { fields: ['provider', 'medication', 'dose'], unique: true },
    // For the history of a dose.
    { fields: ['medication', 'dose'] },
  ],
  access: {
    create: allow('editor', 'clerk'),
    read: signedIn,
    update: allow('editor', 'clerk'),
    delete: allow('editor'),
  },
  trash: true,
  hooks: {
    beforeValidate: [refuseDuplicate, refuseDiabetesOnlyProduct],
    ...announcesChanges,
    beforeChange: [setTitle, gatePrice, observe],
    beforeDelete: [
      refuseDeletingWith('product', ['observations']),
      deleteWith('watched-prices', 'product'),
    ],
  },
  fields: [
    {
      name: 'title',
      label: 'Product',
      type: 'text',
      admin: { hidden: true, disableBulkEdit: true },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'provider',
          type: 'relationship',
          relationTo: 'providers',
          required: true,
          index: true,
          access: editorsOnly,
          admin: { disableBulkEdit: true },
        },
        {
          name: 'medication',
          type: 'relationship',
          relationTo: 'medications',
          required: true,
          index: true,
          access: editorsOnly,
          admin: { disableBulkEdit: true },
        },
        {
          ...doseField,
          access: editorsOnly,
          admin: { ...doseField.admin, disableBulkEdit: true },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        ...inForm('prices'),
        {
          name: 'priceUnit',
          type: 'text',
          required: true,
          defaultValue: 'month',
          access: editorsOnly,
          // Totals, plans and reports add up and compare prices of a month.
          validate: (unit: string | null | undefined) =>
            unit === 'month' ||
            'Enter the price of a month (four weeks), and “month” here: other prices cannot be compared.',
          admin: {
            readOnly: true,
            disableBulkEdit: true,
            description: 'Prices are those of a month (four weeks), so that they can be compared.',
            style: { flex: '1 1 0' },
          },
        },
      ],
    },
    writeOnly({
      name: 'confirmLargeChange',
      type: 'checkbox',
      admin: {
        components: {
          Field: '/components/large-change/large-change-field.tsx#LargeChangeField',
        },
      },
    }),
    { type: 'row', fields: inForm('fees') },
    ...inForm(),
    evidenceField({
      admin: {
        description:
          'A picture or PDF of the price at its source, for visitors to see. It is stored with the next save and belongs to that check alone: saving with it says that you have just checked.',
      },
    }),
    {
      name: 'checkedAt',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        disableBulkEdit: true,
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        components: { Cell: '/components/freshness/checked-cell.tsx#CheckedCell' },
        description:
          'When the product was last compared with its source. Changes count as seen now, unless you say when.',
      },
    },
    {
      name: 'checkedThrough',
      label: 'Checked through',
      type: 'select',
      options: observationRouteOptions,
      access: keptByProgram,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'How the last check came in: in this form, by a price import, or otherwise.',
      },
    },
    {
      name: 'checkedBy',
      label: 'Checked by',
      type: 'relationship',
      relationTo: 'users',
      access: keptByProgram,
      admin: {
        position: 'sidebar',
        readOnly: true,
        allowCreate: false,
        allowEdit: false,
        description: 'Who last compared the price with its source.',
      },
    },
    writeOnly({
      name: 'correction',
      type: 'textarea',
      access: { update: allowForField('editor', 'clerk') },
      admin: {
        position: 'sidebar',
        description:
          'If what was recorded before was wrong, say here what was wrong about it. The observation that this save makes will say so too.',
      },
    }),
    // What its newest observation in the log is, as a `NewestObservation`.
    {
      name: 'observation',
      type: 'json',
      hidden: true,
      access: keptByProgram,
    },
  ],
};
