import type { CollectionBeforeChangeHook, CollectionConfig, FieldHook } from 'payload';
import { formatDate } from '#contract/rules/date.ts';
import { keptByProgram, nobody, writtenOnce } from './access/nobody.ts';
import { allow } from './access/roles.ts';
import { asSent } from './fields/as-sent.ts';
import type { Complaint } from './payload-types.ts';

const notYetAcknowledged = 'Not yet acknowledged';

/**
 * Complaints about how we handle personal data (Data Protection Act 2018, section 164A). They are evidence of how we
 * dealt with them, so nobody can delete one: they are only erased after the retention period.
 */
export const Complaints: CollectionConfig = {
  slug: 'complaints',
  labels: { singular: 'Data protection complaint', plural: 'Data protection complaints' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'acknowledgement', 'answerBy', 'receivedAt'],
    group: 'Subscribers',
    description:
      'The law requires an acknowledgement within 30 days and an outcome without undue delay. Each is acknowledged by email automatically, to an address three times a day at most; if the mail server does not take the email, it is retried for almost three days. Where it still says “Not yet acknowledged” then, write to the person yourself and enter when.',
  },
  // What is worked out needs it, whatever is asked for.
  forceSelect: { acknowledgedAt: true },
  custom: { withheldFromAudit: ['name', 'email', 'complaint', 'outcome'] },
  defaultSort: 'answerBy',
  access: { create: nobody, read: allow('editor'), update: allow('editor'), delete: nobody },
  hooks: { beforeChange: [keepAnswerTime] },
  fields: [
    { name: 'name', type: 'text', required: true, ...asSent },
    { name: 'email', type: 'email', required: true, ...asSent },
    { name: 'complaint', type: 'textarea', required: true, ...asSent },
    {
      name: 'outcome',
      label: 'Outcome',
      type: 'textarea',
      maxLength: 5000,
      validate: (value: string | null | undefined, { siblingData }: WithStatus) =>
        Boolean(value) ||
        siblingData.status !== 'answered' ||
        'Please note what you found and what you told the person.',
      admin: { description: 'What you found, and what you told the person and when.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: [
        { label: 'Open', value: 'open' },
        { label: 'Answered', value: 'answered' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      // In the form, the time itself says it.
      name: 'acknowledgement',
      type: 'text',
      virtual: true,
      access: keptByProgram,
      hooks: { afterRead: [describeAcknowledgement] },
      admin: { condition: () => false, disableBulkEdit: true, disableListFilter: true },
    },
    {
      name: 'acknowledgedAt',
      type: 'date',
      // What is noted stays: it is evidence.
      access: { update: ({ doc }) => !doc?.acknowledgedAt },
      admin: {
        position: 'sidebar',
        placeholder: notYetAcknowledged,
        description:
          'When the mail server accepted our email. If it does not, for example because there is no such address, write to the person yourself and enter when; it cannot be changed afterwards.',
      },
    },
    {
      name: 'answerBy',
      type: 'date',
      required: true,
      index: true,
      access: writtenOnce,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'The date by which we promised an answer.',
      },
    },
    {
      name: 'receivedAt',
      type: 'date',
      required: true,
      index: true,
      access: writtenOnce,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'answeredAt',
      type: 'date',
      access: keptByProgram,
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
};

type WithStatus = { siblingData: Partial<Complaint> };

/** What the list says. */
function describeAcknowledgement({ siblingData }: Parameters<FieldHook<Complaint>>[0]): string {
  const { acknowledgedAt } = siblingData as Complaint;
  return acknowledgedAt ? formatDate(acknowledgedAt) : notYetAcknowledged;
}

/** Keeps the time when the answer was first noted, and clears it if the complaint is reopened. */
function keepAnswerTime({ data }: Parameters<CollectionBeforeChangeHook<Complaint>>[0]) {
  const answeredAt = data.answeredAt ?? new Date().toISOString();
  return { ...data, answeredAt: data.status === 'answered' ? answeredAt : null };
}
