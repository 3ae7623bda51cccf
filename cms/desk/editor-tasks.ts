import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { CollectionSlug, Payload, TypedUser, Where } from 'payload';
import { hasRole, roles, type Role } from '#collections/access/roles.ts';
import { overdueJobs } from '#collections/jobs/overdue-jobs.ts';
import { nounFor } from '#contract/rules/counted.ts';
import { formatDate } from '#contract/rules/date.ts';
import { stalePriceDays } from '#contract/rules/freshness.ts';
import { discountWarningDays } from '#contract/rules/discount-period.ts';
import { registrationWarningDays } from '#contract/rules/registration.ts';
import { findReadableRows } from '../database/find-readable.ts';
import { fromEach } from '../database/pass-over.ts';
import {
  brokenLinks,
  endingDiscounts,
  lapsingRegistrations,
  newCorrections,
  newMessages,
  notesFor,
  openComplaints,
  overdueGuides,
  overdueLegalPages,
  pausedMailings,
  reviewsReportedAsAbuse,
  reviewsWith,
  stalePrices,
  unknownFees,
  unsignedDiscounts,
} from './filters.ts';
import { waitingProposals } from '../price-watch/proposals.ts';
import { unregisteredProviders } from './unregistered-providers.ts';
import { watchesNeedingRepair } from './watches-needing-repair.ts';

/** Work for an editor, and the list in which it is done. */
export type EditorTask = {
  /** How many documents it concerns; above 0. */
  count: number;
  /** As in `prices have not been checked for 30 days`. */
  text: string;
  collection: CollectionSlug;
  where: Where;
  sort?: string;
  /** Below /admin: the screen in which it is done, rather than the list. */
  path?: string;
};

type TaskDefinition = Pick<EditorTask, 'collection' | 'path' | 'sort' | 'where'> & {
  /** Who can do it, besides administrators. */
  roles: Role[];
  one: string;
  several: string;
  /** The date by which the first of them is to be done; the list is sorted by it. */
  dueField?: 'answerBy';
};

const everybody = Object.keys(roles) as Role[];

/** The tasks there are at `now` that an account may do, most urgent first. */
export async function countEditorTasks(
  payload: Payload,
  user: TypedUser,
  now: Date,
): Promise<EditorTask[]> {
  const unregistered = await unregisteredProviders(payload, now);
  const proposed = await waitingProposals(payload);
  const needingRepair = await watchesNeedingRepair(payload);
  const circumstances = { user, now, unregistered, proposed, needingRepair };
  const own = taskDefinitions(circumstances).filter((task) => hasRole(user, ...task.roles));
  const tasks: EditorTask[] = [];
  for (const task of own) {
    tasks.push(await countTask(payload, task));
    // A count may look at all prices that there are.
    await yieldToEventLoop();
  }
  return tasks.filter(({ count }) => count > 0);
}

type Circumstances = {
  user: TypedUser;
  now: Date;
  unregistered: Where;
  proposed: Where;
  needingRepair: Where;
};

/** In the order of their urgency to visitors. */
function taskDefinitions({
  user,
  now,
  unregistered,
  proposed,
  needingRepair,
}: Circumstances): TaskDefinition[] {
  return [
    {
      roles: ['editor', 'moderator'],
      collection: 'reviews',
      where: reviewsReportedAsAbuse(),
      one: 'review has an open abuse report',
      several: 'reviews have open abuse reports',
    },
    {
      roles: ['editor', 'moderator'],
      collection: 'reviews',
      where: reviewsWith('pending'),
      path: '/moderation',
      one: 'review is waiting for moderation',
      several: 'reviews are waiting for moderation',
    },
    {
      roles: ['editor'],
      collection: 'providers',
      where: unregistered,
      one: 'provider has no valid registration',
      several: 'providers have no valid registration',
    },
    {
      roles: ['editor'],
      collection: 'registrations',
      where: lapsingRegistrations(now),
      sort: 'checkedAt',
      one: `registration has lapsed or lapses within ${registrationWarningDays} days`,
      several: `registrations have lapsed or lapse within ${registrationWarningDays} days`,
    },
    {
      roles: ['editor', 'clerk'],
      collection: 'corrections',
      where: newCorrections(),
      sort: 'reportedAt',
      one: 'price has been reported as wrong',
      several: 'prices have been reported as wrong',
    },
    {
      roles: ['editor', 'clerk'],
      collection: 'watched-prices',
      where: proposed,
      path: '/price-watch',
      one: 'price has changed on its page and is waiting for your decision',
      several: 'prices have changed on their pages and are waiting for your decision',
    },
    {
      roles: ['editor'],
      collection: 'watched-prices',
      where: needingRepair,
      one: 'watched price was not found three times in a row, and its rule needs to be fixed',
      several:
        'watched prices were not found three times in a row, and their rules need to be fixed',
    },
    {
      roles: ['editor', 'clerk'],
      collection: 'products',
      where: stalePrices(now),
      sort: 'checkedAt',
      one: `price has not been checked for ${stalePriceDays} days`,
      several: `prices have not been checked for ${stalePriceDays} days`,
    },
    {
      roles: ['editor', 'clerk'],
      collection: 'products',
      where: unknownFees(),
      one: 'product has an unknown fee',
      several: 'products have an unknown fee',
    },
    {
      roles: [],
      collection: 'discounts',
      where: unsignedDiscounts(now),
      one: 'discount on a medicine is waiting for your sign-off',
      several: 'discounts on medicines are waiting for your sign-off',
    },
    {
      roles: ['editor'],
      collection: 'discounts',
      where: endingDiscounts(now),
      sort: 'endsAt',
      one: `discount ends within ${discountWarningDays} days`,
      several: `discounts end within ${discountWarningDays} days`,
    },
    {
      roles: ['editor'],
      collection: 'guides',
      where: overdueGuides(now),
      sort: 'lastReviewedAt',
      one: 'guide is overdue for review',
      several: 'guides are overdue for review',
    },
    {
      roles: ['editor'],
      collection: 'legal-pages',
      where: overdueLegalPages(now),
      sort: 'lastUpdatedAt',
      one: 'legal page is overdue for review',
      several: 'legal pages are overdue for review',
    },
    {
      roles: everybody,
      collection: 'notes',
      where: notesFor(user),
      one: 'note is waiting for you',
      several: 'notes are waiting for you',
    },
    {
      roles: ['editor'],
      collection: 'mailings',
      where: pausedMailings(),
      one: 'report has stopped being sent',
      several: 'reports have stopped being sent',
    },
    {
      roles: ['editor'],
      collection: 'broken-links',
      where: brokenLinks(),
      one: 'link to another site is broken',
      several: 'links to other sites are broken',
    },
    {
      roles: ['editor'],
      collection: 'complaints',
      where: openComplaints(),
      sort: 'answerBy',
      dueField: 'answerBy',
      one: 'complaint about personal data needs an answer',
      several: 'complaints about personal data need an answer',
    },
    {
      roles: ['editor'],
      collection: 'contact-messages',
      where: newMessages(),
      sort: 'receivedAt',
      one: 'message has not been answered',
      several: 'messages have not been answered',
    },
    {
      roles: ['editor'],
      collection: 'payload-jobs',
      where: overdueJobs(now),
      one: 'scheduled job is overdue or has failed',
      several: 'scheduled jobs are overdue or have failed',
    },
  ];
}

async function countTask(
  payload: Payload,
  { collection, path, where, sort, one, several, dueField }: TaskDefinition,
): Promise<EditorTask> {
  const { totalDocs: count } = await payload.count({ collection, where, overrideAccess: true });
  const text = nounFor(count, one, several);
  const due =
    dueField && count > 0 ? await firstDate(payload, { collection, where, dueField }) : '';
  return { count, text: text + due, collection, path, where, sort };
}

type Dated = Pick<EditorTask, 'collection' | 'where'> & Required<Pick<TaskDefinition, 'dueField'>>;

/** As in `, the first by 22 December 2026`. */
async function firstDate(
  payload: Payload,
  { collection, where, dueField }: Dated,
): Promise<string> {
  type Row = { id: string } & Record<typeof dueField, string>;
  const due = await findReadableRows<Row>(payload, { collection, where, sort: dueField });
  const [first] = await fromEach(payload, collection, due, (row) => [formatDate(row[dueField])]);
  return first ? `, the first by ${first}` : '';
}
