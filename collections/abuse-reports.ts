import type { CollectionConfig, Payload, PayloadRequest } from 'payload';
import { abuseReasons } from '#contract/rules/abuse-reasons.ts';
import { nobody, writtenOnce } from './access/nobody.ts';
import { allow } from './access/roles.ts';
import { signedIn } from './access/signed-in.ts';
import { afterCommit } from './after-commit.ts';
import { asSent } from './fields/as-sent.ts';
import type { AbuseReport } from './payload-types.ts';
import { relationId } from './relation-id.ts';

/** A visitor's reason why a published review should be removed. */
export const AbuseReports: CollectionConfig = {
  slug: 'review-reports',
  labels: { singular: 'Abuse report', plural: 'Abuse reports' },
  typescript: { interface: 'AbuseReport' },
  admin: {
    useAsTitle: 'reason',
    defaultColumns: ['review', 'reason', 'status', 'reportedAt'],
    group: 'Reviews',
  },
  defaultSort: '-reportedAt',
  access: {
    create: nobody,
    read: signedIn,
    update: allow('editor', 'moderator'),
    delete: allow('editor', 'moderator'),
  },
  hooks: { afterChange: [countOpen], afterDelete: [countOpen] },
  fields: [
    {
      name: 'review',
      type: 'relationship',
      relationTo: 'reviews',
      required: true,
      index: true,
      ...asSent,
    },
    {
      name: 'reason',
      type: 'select',
      required: true,
      options: Object.entries(abuseReasons).map(([value, label]) => ({ value, label })),
      ...asSent,
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
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: [
        { label: 'Open', value: 'open' },
        { label: 'Settled', value: 'settled' },
      ],
      admin: {
        position: 'sidebar',
        description: 'Settle an abuse report once you have looked into it, whatever the outcome.',
        components: { Cell: '/components/reviews/abuse-report-status.tsx#AbuseReportStatus' },
      },
    },
  ],
};

/**
 * Stores the number of open abuse reports on the review, so that the list can show it, sort by it and filter by it. After
 * the commit: two reports at once would not see each other before, and refuse each other's change of the review.
 */
function countOpen({ doc, req }: { doc: AbuseReport; req: PayloadRequest }): Promise<void> {
  const review = relationId(doc.review);
  return afterCommit(req, `open abuse reports ${review}`, () => storeOpen(req.payload, review));
}

/** Counts once more after it has stored: of two that count at once, the last to store may have been the first to count. */
async function storeOpen({ db }: Payload, review: string): Promise<void> {
  let stored: number | undefined;
  for (;;) {
    const { totalDocs } = await db.count({
      collection: 'review-reports',
      where: { review: { equals: review }, status: { equals: 'open' } },
    });
    if (totalDocs === stored) return;
    await db.updateOne({
      collection: 'reviews',
      where: { id: { equals: review } },
      // Does not touch updatedAt, so that whoever has the review open can still save.
      data: { openReports: totalDocs, updatedAt: null },
      returning: false,
    });
    stored = totalDocs;
  }
}
