import { useState, type FormEvent } from 'react';
import { honeypotName } from '#contract/rules/honeypot.ts';
import type { ReviewFailure } from '#contract/rules/review-outcome.ts';
import {
  reviewFieldError,
  reviewFields,
  reviewRules,
  type ReviewDraft,
} from '#contract/rules/review-request.ts';
import { paths } from '#site/paths.ts';
import { Button } from '../button/button.tsx';
import { Honeypot } from '../form/honeypot.tsx';
import { ProblemList } from '../form/problem-list.tsx';
import { ProblemSummary } from '../form/problem-summary.tsx';
import { TextField } from '../form/text-field.tsx';
import { textValues } from '../form/text-values.ts';
import { useFieldErrors } from '../form/use-field-errors.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { ConsentBox } from './consent-box.tsx';
import { reviewFailureTexts } from './review-messages.ts';
import { StarChoice } from './star-choice.tsx';

type Props = {
  /** Of the provider. */
  slug: string;
  /** Sends the review; resolves to why it was not received, if so. */
  send: (review: ReviewDraft) => Promise<ReviewFailure | undefined>;
  isPending: boolean;
  /** How the form that was posted without JavaScript ended. */
  failure: ReviewFailure | undefined;
};

/** Sends the moderators a review of a provider; without JavaScript it posts to the page's own address. */
export function ReviewForm({ slug, send, isPending, failure: postedFailure }: Props) {
  const isHydrated = useHydrated();
  const [failure, setFailure] = useState(postedFailure);
  const { check, field, problems, showSummary, summary } = useFieldErrors({
    fields: reviewFields,
    errorOf: reviewFieldError,
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const review = textValues(event.currentTarget, [...reviewFields, honeypotName]);
    setFailure(check(review) ? await send(review) : undefined);
    showSummary();
  }

  return (
    <form
      action={paths.writeReview(slug)}
      method="post"
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
      className="relative flex flex-col gap-6"
    >
      {failure && (
        <ProblemSummary ref={summary} title="Your review was not sent">
          <p>{reviewFailureTexts[failure]}</p>
        </ProblemSummary>
      )}
      {problems.length > 0 && (
        <ProblemSummary ref={summary} title="Please check your review">
          <ProblemList problems={problems} />
        </ProblemSummary>
      )}
      <StarChoice {...field('rating')} />
      <TextField {...field('title')} label="Title" isOptional />
      <TextField
        {...field('content')}
        label="Your review"
        hint="20 to 5,000 characters: ordering, advice, delivery, cost, support. There is no need to write your full health history."
        minLength={reviewRules.content.shortest}
        isMultiline
      />
      <TextField
        {...field('customerName')}
        label="Name to show"
        hint="It does not have to be your real name."
        autoComplete="nickname"
      />
      <TextField
        {...field('location')}
        label="Place"
        hint="A town or a county, as in Leeds or Kent."
        autoComplete="address-level2"
        isOptional
      />
      <Honeypot />
      <ConsentBox {...field('consent')} />
      <Button type="submit" disabled={isPending} className="self-start">
        {isPending ? 'Sending...' : 'Send review'}
      </Button>
    </form>
  );
}
