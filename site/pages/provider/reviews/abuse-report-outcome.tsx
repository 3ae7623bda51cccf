import { useSearchParams } from 'react-router-dom';
import { failureText, readFormOutcome } from '#contract/rules/form-outcome.ts';
import { abuseReportFailures, abuseReportReceived } from './abuse-report-texts.ts';

/** How an abuse report that was posted without JavaScript ended. */
export function AbuseReportOutcome() {
  const [search] = useSearchParams();
  const outcome = readFormOutcome(search.get('report'));
  if (!outcome) return null;
  const colour = outcome === 'received' ? 'border-down' : 'border-up';
  return (
    <p role="status" className={`border border-l-8 bg-surface p-4 font-semibold ${colour}`}>
      {outcome === 'received' ? abuseReportReceived : failureText(abuseReportFailures, outcome)}
    </p>
  );
}
