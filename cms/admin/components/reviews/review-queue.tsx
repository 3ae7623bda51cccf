'use client';

import { Button, useAuth } from '@payloadcms/ui';
import { adminHref } from '#cms/admin/routes.ts';
import { mayUse, screens } from '#cms/admin/screens.ts';
import { counted } from '#contract/rules/counted.ts';
import { reviewsReportedAsAbuse, reviewsWith } from '#cms/desk/filters.ts';
import { ListBar } from '../list-bar/list-bar.tsx';
import { listHref } from '../list-bar/list-href.ts';
import { useBulkAction } from '../list-bar/use-bulk-action.ts';
import { useRoles } from '../use-roles.ts';
import { Rejection } from './rejection.tsx';

/** Above the list of reviews: the queue and its filters, and what a moderator decides about the chosen rows. */
export function ReviewQueue() {
  const { permissions } = useAuth();
  const roles = useRoles();
  const { run, isSending, count } = useBulkAction();

  return (
    <ListBar
      label="Reviews"
      views={[
        ...(mayUse(screens.moderation, roles)
          ? [{ label: 'One by one, with keys', href: adminHref(screens.moderation.path) }]
          : []),
        {
          label: 'Pending, oldest first',
          href: listHref('reviews', reviewsWith('pending'), 'postedAt'),
        },
        { label: 'Reported', href: listHref('reviews', reviewsReportedAsAbuse()) },
        { label: 'Published', href: listHref('reviews', reviewsWith('published')) },
        { label: 'Rejected', href: listHref('reviews', reviewsWith('rejected')) },
        { label: 'All', href: listHref('reviews') },
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
