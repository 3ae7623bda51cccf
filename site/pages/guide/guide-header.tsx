import { useState } from 'react';
import { formatDate } from '#contract/rules/date.ts';
import { isReviewOverdue, reviewDueAt } from '#contract/rules/text-review.ts';
import type { Guide } from '#contract/schemas/guide.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { paths } from '#site/paths.ts';

/** A guide's title, reviewer, review dates and disclaimer. */
export function GuideHeader({ guide, isSample }: { guide: Guide; isSample: boolean }) {
  const { slug, title, description, reviewerRole, lastReviewedAt, readTimeMinutes } = guide;
  const dueAt = reviewDueAt(lastReviewedAt);
  const [isOverdue] = useState(() => isReviewOverdue(lastReviewedAt, new Date()));
  const notReviewed = isSample
    ? 'Sample text, not reviewed by a clinician'
    : 'Not reviewed by a clinician';
  return (
    <PageHeader
      title={title}
      lead={description}
      breadcrumbs={{
        parents: [{ name: 'Articles', path: paths.articles }],
        current: { name: title, path: paths.article(slug) },
      }}
    >
      <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-8">
        <dl className="contents text-sm">
          <div>
            <dt className="text-muted">Checked by</dt>
            <dd className="font-semibold">{reviewerRole ?? notReviewed}</dd>
          </div>
          <div>
            <dt className="text-muted">Last reviewed</dt>
            <dd className="font-semibold">
              <time dateTime={lastReviewedAt}>{formatDate(lastReviewedAt)}</time>
            </dd>
          </div>
          <div>
            <dt className="text-muted">Next review due</dt>
            <dd className="font-semibold">
              <time dateTime={dueAt}>{formatDate(dueAt)}</time>
            </dd>
          </div>
          <div>
            <dt className="text-muted">Reading time</dt>
            <dd className="font-semibold">{readTimeMinutes} min read</dd>
          </div>
        </dl>
        <ButtonLink href={paths.home} variant="secondary" className="max-sm:px-2! sm:ml-auto">
          Back to Home
        </ButtonLink>
      </div>
      {isOverdue && (
        <p className="measure font-semibold">
          The review of this guide is overdue. Check what it says with a pharmacist or on the NHS
          website before you rely on it.
        </p>
      )}
      <p className="measure text-sm text-muted">
        General information for adults. It is not a substitute for advice from a doctor or
        pharmacist.
      </p>
    </PageHeader>
  );
}
