import type { CollectionConfig, Validate } from 'payload';
import { rejectionReasons } from '#contract/rules/rejection-reasons.ts';
import { sentiments } from '#contract/schemas/review.ts';
import { keptByProgram, nobody, writtenOnce } from '../access/nobody.ts';
import { allow, allowForField } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';
import { deleteWith } from '../hooks/delete-with.ts';
import { isWholeNumber } from '../fields/whole-number.ts';
import type { Review } from '../payload-types.ts';
import { keepReplyTime } from './keep-reply-time.ts';
import { proposeSentiment } from './propose-sentiment.ts';
import { refuseQuietDeletion, refuseQuietRemoval } from './refuse-quiet-removal.ts';
import { refuseRewriting } from './refuse-rewriting.ts';
import { recountAfterDelete, recountAfterSave } from './recount-provider.ts';

/** The evidence that a reviewer was a customer. */
const evidence = {
  order: 'Order confirmation',
  delivery: 'Delivery note',
  provider: 'The provider found the account',
} as const;

/** The time of a reply is set automatically; editors may correct it. */
const editorsDates = { create: allowForField('editor'), update: allowForField('editor') };

export const Reviews: CollectionConfig = {
  slug: 'reviews',
  admin: {
    useAsTitle: 'customerName',
    defaultColumns: [
      'customerName',
      'provider',
      'rating',
      'content',
      'status',
      'openReports',
      'postedAt',
    ],
    listSearchableFields: ['customerName', 'title', 'content'],
    pagination: { defaultLimit: 50 },
    components: { beforeListTable: ['/components/reviews/review-queue.tsx#ReviewQueue'] },
    group: 'Reviews',
  },
  custom: {
    withheldFromAudit: ['customerName', 'location', 'overruledWords'],
  },
  defaultSort: '-postedAt',
  access: {
    // Reviews only come from visitors, through the form on the site.
    create: nobody,
    read: signedIn,
    update: allow('editor', 'moderator'),
    delete: allow('editor', 'moderator'),
  },
  trash: true,
  hooks: {
    beforeChange: [refuseRewriting, refuseQuietRemoval, proposeSentiment, keepReplyTime],
    afterChange: [recountAfterSave],
    beforeDelete: [refuseQuietDeletion, deleteWith('review-reports', 'review')],
    afterDelete: [recountAfterDelete],
  },
  indexes: [
    { fields: ['provider', 'status', 'postedAt'] },
    { fields: ['provider', 'status', 'rating', 'postedAt'] },
    { fields: ['provider', 'status', 'verified', 'postedAt'] },
    // By the second field alone, SQLite would go through all that are not in the trash.
    { fields: ['deletedAt', 'openReports'] },
    { fields: ['deletedAt', 'postedAt'] },
  ],
  fields: [
    {
      name: 'provider',
      type: 'relationship',
      relationTo: 'providers',
      required: true,
      index: true,
      access: writtenOnce,
    },
    {
      name: 'rating',
      type: 'number',
      required: true,
      min: 1,
      max: 5,
      access: writtenOnce,
      validate: (value: number | null | undefined) =>
        isWholeNumber(value, { from: 1, to: 5 }) || 'Enter a whole number of stars from 1 to 5.',
    },
    // contract/rules/review-request.ts limits their length; redactions may make them longer.
    { name: 'title', type: 'text', access: writtenOnce },
    { name: 'content', type: 'textarea', required: true, access: writtenOnce },
    {
      type: 'row',
      fields: [
        { name: 'customerName', type: 'text', required: true, access: writtenOnce },
        { name: 'location', type: 'text', access: writtenOnce },
      ],
    },
    {
      name: 'redaction',
      type: 'ui',
      admin: { components: { Field: '/components/reviews/redaction.tsx#Redaction' } },
    },
    {
      name: 'reply',
      label: 'Reply from the provider',
      type: 'group',
      fields: [
        {
          name: 'text',
          label: 'Reply',
          type: 'textarea',
          maxLength: 3000,
          admin: {
            description: 'Shown below the review on the site, in the provider’s own words.',
          },
        },
        {
          name: 'repliedAt',
          label: 'Replied at',
          type: 'date',
          access: editorsDates,
          admin: {
            condition: (_data, { text }) => Boolean(text),
            description: 'If left empty, this is set to now.',
          },
        },
      ],
    },
    {
      name: 'reports',
      label: 'Abuse reports',
      type: 'join',
      collection: 'review-reports',
      on: 'review',
      defaultSort: '-reportedAt',
      admin: { allowCreate: false, defaultColumns: ['reason', 'status', 'reportedAt'] },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [
        { label: 'Pending', value: 'pending' },
        { label: 'Published', value: 'published' },
        { label: 'Rejected', value: 'rejected' },
      ],
      admin: {
        position: 'sidebar',
        description:
          'Visitors see published reviews only. To remove one that was published, reject it: ' +
          'the provider’s page counts removed reviews by stars and reason.',
      },
    },
    {
      name: 'wasPublished',
      type: 'checkbox',
      defaultValue: false,
      access: keptByProgram,
      admin: { hidden: true },
    },
    {
      name: 'rejectionReason',
      label: 'Reason for rejecting',
      type: 'select',
      options: Object.entries(rejectionReasons).map(([value, label]) => ({ value, label })),
      validate: oneOf(rejectionReasons, {
        neededIf: ({ status }) => status === 'rejected',
        message: 'Please choose why the review is rejected. Being negative is not a reason.',
      }),
      admin: { position: 'sidebar', condition: ({ status }) => status === 'rejected' },
    },
    {
      name: 'postedAt',
      type: 'date',
      required: true,
      index: true,
      access: writtenOnce,
      admin: { position: 'sidebar', description: 'When the review was written.' },
    },
    {
      name: 'consentedAt',
      type: 'date',
      access: keptByProgram,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'When the writer agreed to publication; empty in sample data.',
      },
    },
    {
      name: 'consentVersion',
      type: 'text',
      access: keptByProgram,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'The version of the consent wording, by its date.',
      },
    },
    {
      name: 'verified',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'Tick only if there is evidence that the writer was a customer.',
      },
    },
    {
      name: 'verifiedEvidence',
      label: 'Evidence',
      type: 'select',
      options: Object.entries(evidence).map(([value, label]) => ({ value, label })),
      validate: oneOf(evidence, {
        neededIf: ({ verified }) => verified === true,
        message: 'Please choose the evidence that the writer was a customer, or untick “Verified”.',
      }),
      admin: {
        position: 'sidebar',
        condition: ({ verified }) => Boolean(verified),
        description: 'The evidence that the writer was a customer.',
      },
    },
    {
      name: 'sentiment',
      type: 'select',
      options: [...sentiments],
      admin: {
        position: 'sidebar',
        description: 'Suggested from the text of the review. Correct it if it is wrong.',
      },
    },
    {
      name: 'sentimentConfidence',
      label: 'Confidence of the suggestion',
      type: 'number',
      min: 0,
      max: 1,
      access: keptByProgram,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'From 0 (a guess) to 1 (certain); empty once somebody has decided.',
      },
    },
    {
      name: 'sentimentSource',
      label: 'Source of the sentiment',
      type: 'select',
      access: keptByProgram,
      options: [
        { label: 'Proposed', value: 'proposed' },
        { label: 'Corrected', value: 'corrected' },
      ],
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'helpfulCount',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      access: keptByProgram,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'How many visitors found this helpful.',
      },
    },
    {
      name: 'openReports',
      label: 'Open abuse reports',
      type: 'number',
      required: true,
      defaultValue: 0,
      access: keptByProgram,
      admin: { hidden: true },
    },
  ],
};

type Need = { neededIf: (review: Partial<Review>) => boolean; message: string };

/** Validates one of the options, which is required if `neededIf` says so. */
function oneOf(options: object, need: Need): Validate<string, Partial<Review>> {
  return (value, { siblingData }) =>
    (value ? value in options : !need.neededIf(siblingData)) || need.message;
}
