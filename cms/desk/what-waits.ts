import type { CollectionSlug, Payload, TypedUser, Where } from 'payload';
import { hasRole, type Role } from '#collections/access/roles.ts';
import { overdueJobs } from '#collections/jobs/overdue-jobs.ts';
import { stalePriceDays } from '#contract/rules/date.ts';
import { discountWarningDays } from '#contract/rules/discount-period.ts';
import type { Task, Waiting } from '../admin/components/dashboard/waiting.ts';
import {
  endingDiscounts,
  newMessages,
  overdueGuides,
  reportedReviews,
  reviewsWith,
  stalePrices,
  unsignedDiscounts,
} from '../admin/components/list-bar/filters.ts';
import { skippedDocuments } from './skipped-documents.ts';

type Duty = {
  /** Who can do something about it, besides administrators. */
  roles: Role[];
  collection: CollectionSlug;
  where: Where;
  sort?: string;
  one: string;
  several: string;
};

const importers: Role[] = ['editor', 'clerk'];

/** What waits for somebody at `now`: only what their account can act on, and only what there is. */
export async function whatWaits(payload: Payload, user: TypedUser, now: Date): Promise<Waiting> {
  const own = duties(now).filter(({ roles }) => hasRole(user, ...roles));
  const [tasks, lastImport] = await Promise.all([
    Promise.all(own.map((duty) => toTask(payload, duty))),
    hasRole(user, ...importers) ? findLastImport(payload) : null,
  ]);
  return {
    tasks: tasks.filter(({ count }) => count > 0),
    skipped: hasRole(user, 'editor') ? skippedDocuments(payload) : [],
    lastImport,
  };
}

/** In the order of their urgency to visitors. */
function duties(now: Date): Duty[] {
  return [
    {
      roles: ['editor', 'moderator'],
      collection: 'reviews',
      where: reportedReviews(),
      one: 'review has an open report',
      several: 'reviews have open reports',
    },
    {
      roles: ['editor', 'moderator'],
      collection: 'reviews',
      where: reviewsWith('pending'),
      sort: 'postedAt',
      one: 'review waits for moderation',
      several: 'reviews wait for moderation',
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
      roles: [],
      collection: 'discounts',
      where: unsignedDiscounts(),
      one: 'discount on a medicine waits for your sign-off',
      several: 'discounts on medicines wait for your sign-off',
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
      collection: 'contact-messages',
      where: newMessages(),
      sort: 'receivedAt',
      one: 'message is not answered',
      several: 'messages are not answered',
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

async function toTask(payload: Payload, duty: Duty): Promise<Task> {
  const { collection, where, sort, one, several } = duty;
  const { totalDocs: count } = await payload.count({ collection, where, overrideAccess: true });
  return { count, text: count === 1 ? one : several, collection, where, sort };
}

async function findLastImport(payload: Payload): Promise<Waiting['lastImport']> {
  const { docs } = await payload.find({
    collection: 'price-imports',
    where: { status: { equals: 'applied' } },
    sort: '-appliedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const [last] = docs;
  if (!last?.appliedAt) return null;
  const { fileName, appliedAt, changedRows, createdRows } = last;
  return { fileName, appliedAt, changedRows: (changedRows ?? 0) + (createdRows ?? 0) };
}
