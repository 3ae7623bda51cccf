import { formatCount, nounFor } from '#contract/rules/counted.ts';
import { percentageOf, quality } from '#contract/rules/rating.ts';
import type { ReviewSummary } from '#contract/schemas/review.ts';

type Props = { summary: ReviewSummary; averageRating: number };

/** The figures of a provider's reviews beside their average (specification, section 9). */
export function ReviewStats({ summary, averageRating }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-base border bg-line md:grid-cols-3 print:grid-cols-6">
      {stats(summary, averageRating).map(({ title, figure, note }) => (
        <div key={title} className="bg-surface p-4 print:p-1">
          <dt className="text-sm text-muted">{title}</dt>
          <dd className="text-xl font-semibold">{figure}</dd>
          <dd className="text-sm text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

type Stat = { title: string; figure: string; note: string };

function stats(summary: ReviewSummary, averageRating: number): Stat[] {
  const { percentage, label } = quality(averageRating);
  const share = (count: number) => `${percentageOf(count, summary.reviewCount)}%`;
  return [
    { title: 'Quality score', figure: `${percentage}%`, note: label },
    { title: 'Positive', figure: share(summary.positiveCount), note: '4 or 5 stars' },
    { title: 'Negative', figure: share(summary.negativeCount), note: '1 or 2 stars' },
    {
      title: 'Verified',
      figure: share(summary.verifiedCount),
      note: `${formatCount(summary.verifiedCount)} of ${formatCount(summary.reviewCount)}`,
    },
    {
      title: 'Recent activity',
      figure: formatCount(summary.recentCount),
      note: `${nounFor(summary.recentCount, 'review')} in the last month`,
    },
    {
      title: 'Engagement',
      figure: formatCount(summary.averageHelpfulCount),
      note: `helpful ${nounFor(summary.averageHelpfulCount, 'vote')} per review`,
    },
  ];
}
