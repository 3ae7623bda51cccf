import type { Access, Config, Field, Option } from 'payload';
import { nobody } from '../access/nobody.ts';
import { hasRole } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';
import { withSentenceCase } from '../fields/sentence-case.ts';

/** Scheduled jobs: publishing and unpublishing, and the tasks that the server adds. */
export const jobs = {
  access: { run: () => false, queue: () => false, cancel: () => false },
  jobsCollectionOverrides: ({ defaultJobsCollection }) =>
    withSentenceCase({
      ...defaultJobsCollection,
      fields: defaultJobsCollection.fields.map(inOurWords),
      labels: { singular: 'Job', plural: 'Jobs' },
      admin: {
        ...defaultJobsCollection.admin,
        hidden: false,
        group: 'Administration',
        useAsTitle: 'taskSlug',
        defaultColumns: ['taskSlug', 'waitUntil', 'hasError', 'totalTried', 'createdAt'],
        description:
          'Scheduled jobs. A job is removed once it has run; a failed one stays here with its error, an email to one person for seven days.',
      },
      access: { create: nobody, read: signedIn, update: nobody, delete: mayCancel },
    }),
} satisfies Config['jobs'];

/** Editors call off what is scheduled; an email that is on its way only an administrator. */
const mayCancel: Access = ({ req: { user } }) =>
  hasRole(user) || (hasRole(user, 'editor') && { taskSlug: { equals: 'schedulePublish' } });

type Words = {
  label: string;
  description?: string;
  /** Of a list to choose from, by its values. */
  options?: Readonly<Record<string, string>>;
};

/** What Payload names for developers. */
const words: Readonly<Record<string, Words>> = {
  input: { label: 'Input' },
  taskStatus: { label: 'Status of each task' },
  hasError: { label: 'Failed', description: 'It will not be tried again.' },
  totalTried: { label: 'Attempts' },
  log: { label: 'Attempts so far' },
  error: { label: 'Error', description: 'Why it failed.' },
  taskSlug: {
    label: 'Task',
    options: {
      acknowledgeComplaint: 'Acknowledgement of a complaint',
      deliverMail: 'Email to subscribers',
      schedulePublish: 'Scheduled publication',
      sendMessage: 'Email to one person',
      sendResetLink: 'Link for a new password',
    },
  },
  taskID: { label: 'Task id' },
  waitUntil: { label: 'Not before' },
};

/** The field in our words; what a program has stored there is shown as text. */
function inOurWords(field: Field): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(inOurWords) }));
    return { ...field, tabs };
  }
  if (!('name' in field)) return field;
  const { label, description, options = {} } = words[field.name ?? ''] ?? {};
  const components = field.type === 'json' ? { Field: jsonText } : field.admin?.components;
  const named = { ...field, label, admin: { ...field.admin, components, description } } as Field;
  if (named.type === 'array') return { ...named, fields: named.fields.map(inOurWords) };
  if (named.type !== 'select') return named;
  return { ...named, options: named.options.map((value) => withLabel(value, options)) };
}

function withLabel(option: Option, labels: Readonly<Record<string, string>>): Option {
  const label = typeof option === 'string' ? labels[option] : undefined;
  return label ? { label, value: option as string } : option;
}

const jsonText = '/components/json-text/json-text.tsx#JsonText';
