import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { abuseReasons } from '#contract/rules/abuse-reasons.ts';
import { failureText, type FormFailure } from '#contract/rules/form-outcome.ts';
import type { Review } from '#contract/schemas/review.ts';
import type { ReviewsRequest } from '#site/api/provider-reviews.ts';
import { useAbuseReport } from '#site/api/review-actions.ts';
import { Button } from '#site/components/button/button.tsx';
import { RadioChoice } from '#site/components/form/radio-choice.tsx';
import { takeFocus } from '#site/components/form/take-focus.ts';
import { textValues } from '#site/components/form/text-values.ts';
import { useOneAtATime } from '#site/components/form/use-one-at-a-time.ts';
import { paths } from '#site/paths.ts';
import { readHistoryChoice } from '../history-choice.ts';
import { abuseReportFailures, abuseReportReceived } from './abuse-report-texts.ts';

type Props = { request: ReviewsRequest; review: Review };

/** Tells the editors what is wrong with a review; a form without JavaScript. */
export function AbuseReportForm({ request, review: { id, customerName } }: Props) {
  const { send, isPending } = useAbuseReport(id);
  const [isReceived, setIsReceived] = useState(false);
  const history = readHistoryChoice(useSearchParams()[0]);
  const [failure, setFailure] = useState<FormFailure>();

  const submit = useOneAtATime(async (form: HTMLFormElement) => {
    const { reason } = textValues(form, ['reason']);
    const outcome = await send({ reason });
    setIsReceived(outcome === 'received');
    setFailure(outcome === 'received' ? undefined : outcome);
  });

  if (isReceived) {
    return (
      <p ref={takeFocus} tabIndex={-1} className="py-2 font-semibold text-down">
        {abuseReportReceived}
      </p>
    );
  }
  return (
    <details>
      <summary>
        Report<span className="sr-only">{` the review by ${customerName}`}</span>
      </summary>
      <form
        action={paths.abuseReport({ ...request, ...history }, id)}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <RadioChoice
          name="reason"
          legend="What is wrong with this review?"
          choices={reasonChoices}
        />
        {failure && (
          <p role="alert" className="font-semibold text-up">
            {failureText(abuseReportFailures, failure)}
          </p>
        )}
        <Button type="submit" variant="secondary" disabled={isPending}>
          {isPending ? 'Sending...' : 'Send report'}
        </Button>
      </form>
    </details>
  );
}

const reasonChoices = Object.entries(abuseReasons).map(([value, label]) => ({ value, label }));
