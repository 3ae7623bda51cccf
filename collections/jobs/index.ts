import type { Config } from 'payload';
import { nobody } from '../access/nobody.ts';
import { allow } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';

/** Scheduled jobs: publishing and unpublishing, and the tasks that the server adds. */
export const jobs = {
  access: { run: () => false, queue: () => false, cancel: () => false },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    labels: { singular: 'Job', plural: 'Jobs' },
    admin: {
      ...defaultJobsCollection.admin,
      hidden: false,
      group: 'Administration',
      useAsTitle: 'taskSlug',
      defaultColumns: ['taskSlug', 'waitUntil', 'hasError', 'totalTried', 'createdAt'],
      description:
        'Scheduled jobs. A job is removed once it has run; a failed one stays here with its error.',
    },
    access: { create: nobody, read: signedIn, update: nobody, delete: allow('editor') },
  }),
} satisfies Config['jobs'];
