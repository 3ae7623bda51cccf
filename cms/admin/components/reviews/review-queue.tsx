'use client';

import { Button, useAuth, useConfig } from '@payloadcms/ui';
import { counted } from '#contract/rules/counted.ts';
import { reviewsReportedAsAbuse, reviewsWith } from '#cms/desk/filters.ts';
import { ListBar } from '../list-bar/list-bar.tsx';
import { listHref } from '../list-bar/list-href.ts';
import { useBulkAction } from '../list-bar/use-bulk-action.ts';
import { Rejection } from './rejection.tsx';

/** Above the list of reviews: the queue and its filters, and what a moderator decides about the chosen rows. */
export function ReviewQueue() {
  const { config } = useConfig();
  const { permissions } = useAuth();
  const { run, isSending, count } = useBulkAction();
  const list = `${config.routes.admin}/collections/reviews`;

  return (
    <ListBar
      label="Reviews"
      views={[
        { label: 'One by one, with keys', href: `${config.routes.admin}/moderation` },
        {
          label: 'Pending, oldest first',
          href: listHref(list, reviewsWith('pending'), 'postedAt'),
        },
        { label: 'Reported', href: listHref(list, reviewsReportedAsAbuse()) },
        { label: 'Published', href: listHref(list, reviewsWith('published')) },
        { label: 'Rejected', href: listHref(list, reviewsWith('rejected')) },
        { label: 'All', href: list },
      ]}
    >
      {permissions?.collections?.reviews?.update && count > 0 && (
        <>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isSending}
            onClick={() =>
              void run({
                path: '/moderation/approve',
                done: (done) => `${counted(done, 'review')} approved.`,
              })
            }
          >
            Approve {counted(count, 'review')}
          </Button>
          <Rejection
            label={`Reject ${counted(count, 'review')}`}
            isSending={isSending}
            onReject={(rejectionReason) =>
              void run({
                path: '/moderation/reject',
                data: { rejectionReason },
                done: (done) => `${counted(done, 'review')} rejected.`,
              })
            }
          />
        </>
      )}
    </ListBar>
  );
}
