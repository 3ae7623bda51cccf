import type { Config } from 'payload';
import { nobody } from '../access/nobody.ts';
import { allow } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';

/** What runs by itself at a time: scheduled publishing, and the tasks that the server adds. */
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
        'What is to run by itself. A job that has run is gone; one that has failed stays here with its error.',
    },
    access: { create: nobody, read: signedIn, update: nobody, delete: allow('editor') },
  }),
} satisfies Config['jobs'];
