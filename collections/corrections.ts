import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
} from 'payload';
import { correctableParts, correctionRules } from '#contract/rules/correction.ts';
import { keptByProgram, nobody, writtenOnce } from './access/nobody.ts';
import { allow } from './access/roles.ts';
import { asSent } from './fields/as-sent.ts';
import { evidenceField } from './fields/evidence.ts';
import { urlField } from './fields/url.ts';
import { announce, announcesChanges } from './hooks/announce-changes.ts';
import type { Correction } from './payload-types.ts';

/** Corrections of prices suggested by visitors, waiting for somebody to compare them with the source. */
export const Corrections: CollectionConfig = {
  slug: 'corrections',
  admin: {
    useAsTitle: 'whatIsRight',
    defaultColumns: ['product', 'provider', 'whatIsWrong', 'whatIsRight', 'status', 'reportedAt'],
    group: 'Catalogue',
    components: {
      edit: {
        beforeDocumentControls: ['/components/corrections/accept-correction.tsx#AcceptCorrection'],
      },
    },
  },
  defaultSort: '-reportedAt',
  access: {
    create: nobody,
    read: allow('editor', 'clerk'),
    update: allow('editor', 'clerk'),
    delete: allow('editor'),
  },
  hooks: {
    beforeChange: [keepWhenSettled],
    afterChange: [announceIfPublic],
    afterDelete: announcesChanges.afterDelete,
  },
  fields: [
    {
      name: 'product',
      type: 'relationship',
      relationTo: 'products',
      required: true,
      index: true,
      ...asSent,
    },
    { name: 'provider', type: 'text', virtual: 'product.provider.name' },
    {
      name: 'whatIsWrong',
      label: 'What is wrong',
      type: 'select',
      required: true,
      options: Object.entries(correctableParts).map(([value, label]) => ({ value, label })),
      ...asSent,
    },
    {
      name: 'whatIsRight',
      label: 'Correct value, as the visitor wrote it',
      type: 'text',
      required: true,
      maxLength: correctionRules.whatIsRight.maxLength,
      ...asSent,
    },
    urlField({
      name: 'link',
      label: 'Where it can be seen',
      ...asSent,
      admin: {
        ...asSent.admin,
        description: 'The visitor gave this address. Compare it with the provider’s own page.',
      },
    }),
    evidenceField({
      admin: {
        description:
          'A picture or PDF of what the provider’s own page says. “Accept” stores it with the observation that puts the price right.',
        condition: ({ status }: Partial<Correction>) => status === 'new',
      },
    }),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [
        { label: 'New', value: 'new' },
        { label: 'Put right', value: 'accepted' },
        { label: 'Declined', value: 'declined' },
      ],
      admin: {
        position: 'sidebar',
        description:
          '“Accept” puts a figure right by itself. Choose “Put right” after you have done it in the product.',
      },
    },
    {
      name: 'reportedAt',
      type: 'date',
      required: true,
      index: true,
      access: writtenOnce,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'settledAt',
      type: 'date',
      access: keptByProgram,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'observation',
      type: 'relationship',
      relationTo: 'observations',
      access: keptByProgram,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'The observation that put it right.',
      },
    },
  ],
};

/** Keeps the time when a correction was settled; one that is reopened has neither that nor what was put right. */
function keepWhenSettled({
  data,
  originalDoc,
}: Parameters<CollectionBeforeChangeHook<Correction>>[0]) {
  if (data.status === undefined || data.status === originalDoc?.status) return data;
  return data.status === 'new'
    ? { ...data, settledAt: null, observation: null }
    : { ...data, settledAt: new Date().toISOString() };
}

/** What has been put right is in a public list. */
async function announceIfPublic({
  collection,
  doc,
  previousDoc,
  req,
}: Parameters<CollectionAfterChangeHook<Correction>>[0]) {
  if ([doc, previousDoc].some(({ status }) => status === 'accepted'))
    await announce(req, collection.slug, doc.id);
}
