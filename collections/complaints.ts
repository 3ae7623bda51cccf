import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { keptByProgram, nobody, writtenOnce } from './access/nobody.ts';
import { allow } from './access/roles.ts';
import type { Complaint } from './payload-types.ts';

/** What its writer said stays as it was sent. */
const asSent = { access: writtenOnce, admin: { readOnly: true } } as const;

/**
 * Complaints about how we handle personal data (Data Protection Act 2018, section 164A). They are evidence of how we
 * dealt with them, so nobody deletes one: they are erased with time, and with nothing else.
 */
export const Complaints: CollectionConfig = {
  slug: 'complaints',
  labels: { singular: 'Data protection complaint', plural: 'Data protection complaints' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'answerBy', 'receivedAt'],
    group: 'Subscribers',
    description:
      'The law asks for an acknowledgement within 30 days, which goes out by itself, and for an outcome without undue delay.',
  },
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
      label: 'What came of it',
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
      name: 'answerBy',
      type: 'date',
      required: true,
      index: true,
      access: writtenOnce,
      admin: { position: 'sidebar', readOnly: true, description: 'What we promised.' },
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

/** An answer is from when it was first noted; a complaint that is opened again has none. */
function keepAnswerTime({ data }: Parameters<CollectionBeforeChangeHook<Complaint>>[0]) {
  const answeredAt = data.answeredAt ?? new Date().toISOString();
  return { ...data, answeredAt: data.status === 'answered' ? answeredAt : null };
}
