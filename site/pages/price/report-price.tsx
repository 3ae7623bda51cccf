import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { correctableParts, maxCorrectionLength } from '#contract/rules/correction.ts';
import { honeypotName } from '#contract/rules/honeypot.ts';
import { readReviewOutcome, type ReviewOutcome } from '#contract/rules/review-outcome.ts';
import { useReportPrice } from '#site/api/corrections.ts';
import { Button } from '#site/components/button/button.tsx';
import { Honeypot } from '#site/components/form/honeypot.tsx';
import { TextField } from '#site/components/form/text-field.tsx';
import { textValues } from '#site/components/form/text-values.ts';
import { paths } from '#site/paths.ts';

/** Where a visitor says that a price is wrong; without JavaScript it posts to the page's own address. */
export function ReportPrice({ productId }: { productId: string }) {
  const [search] = useSearchParams();
  const { report, isPending } = useReportPrice(productId);
  const [outcome, setOutcome] = useState<ReviewOutcome | undefined>(
    readReviewOutcome(search.get('report')),
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    setOutcome(
      await report(textValues(form, ['whatIsWrong', 'whatIsRight', 'link', honeypotName])),
    );
  }

  return (
    <section
      id="report"
      aria-labelledby="report-heading"
      className="flex scroll-mt-4 flex-col items-start gap-4 print:hidden"
    >
      <h2 id="report-heading" className="text-2xl">
        Is this wrong?
      </h2>
      <p className="measure text-muted">
        Tell us, and an editor compares it with the provider’s own page. What we put right is listed
        in{' '}
        <Link to={paths.corrections} className="text-link">
          corrections
        </Link>
        , with how long it took. We do not ask who you are.
      </p>
      {outcome && (
        <p
          role={outcome === 'received' ? 'status' : 'alert'}
          className={`font-semibold ${outcome === 'received' ? 'text-down' : 'text-up'}`}
        >
          {outcomeTexts[outcome]}
        </p>
      )}
      {outcome !== 'received' && (
        <form
          action={paths.price(productId)}
          method="post"
          onSubmit={(event) => void submit(event)}
          className="relative flex w-full max-w-xl flex-col gap-6"
        >
          <fieldset>
            <legend className="pb-1 font-semibold">What is wrong?</legend>
            {Object.entries(correctableParts).map(([part, text]) => (
              <label key={part} className="flex min-h-10 items-center gap-3">
                <input
                  type="radio"
                  name="whatIsWrong"
                  value={part}
                  required
                  className="size-5 shrink-0 accent-primary"
                />
                {text}
              </label>
            ))}
          </fieldset>
          <TextField
            id="what-is-right"
            name="whatIsRight"
            label="What is right?"
            hint={`As in 129.50, free, or out of stock. Up to ${maxCorrectionLength} characters; please leave out anything about yourself.`}
            error={undefined}
            maxLength={maxCorrectionLength}
            onChange={() => setOutcome(undefined)}
          />
          <TextField
            id="link"
            name="link"
            type="url"
            label="Where can it be seen?"
            hint="The address of the provider’s page, as in https://…"
            error={undefined}
            isOptional
            onChange={() => setOutcome(undefined)}
          />
          <Honeypot />
          <Button type="submit" variant="secondary" disabled={isPending} className="self-start">
            {isPending ? 'Sending...' : 'Report a wrong price'}
          </Button>
        </form>
      )}
    </section>
  );
}

const outcomeTexts: Readonly<Record<ReviewOutcome, string>> = {
  received: 'Thank you. An editor will compare it with the provider’s own page.',
  invalid: 'Please choose what is wrong, say what is right, and check the web address.',
  gone: 'This price is not listed any more.',
  'too-many': 'You have reported several prices in the last hour. Please try again later.',
  failed: 'Your report was not sent. Please try again.',
};
