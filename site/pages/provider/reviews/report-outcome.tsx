import { useSearchParams } from 'react-router-dom';
import { readReviewOutcome } from '#contract/rules/review-outcome.ts';
import { reportTexts } from './report-texts.ts';

/** How a report that was posted without JavaScript ended. */
export function ReportOutcome() {
  const [search] = useSearchParams();
  const outcome = readReviewOutcome(search.get('report'));
  if (!outcome) return null;
  const colour = outcome === 'received' ? 'border-down' : 'border-up';
  return (
    <p role="status" className={`border border-l-8 bg-surface p-4 font-semibold ${colour}`}>
      {reportTexts[outcome]}
    </p>
  );
}
