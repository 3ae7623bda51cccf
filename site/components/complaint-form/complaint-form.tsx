import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { complaintFieldError, complaintFields } from '#contract/rules/complaint.ts';
import { honeypotName } from '#contract/rules/honeypot.ts';
import type { ComplaintRequest } from '#contract/schemas/complaint.ts';
import { paths } from '#site/paths.ts';
import { Button } from '../button/button.tsx';
import { Honeypot } from '../form/honeypot.tsx';
import { ProblemList } from '../form/problem-list.tsx';
import { ProblemSummary } from '../form/problem-summary.tsx';
import { TextField } from '../form/text-field.tsx';
import { textValues } from '../form/text-values.ts';
import { useFieldErrors } from '../form/use-field-errors.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { complaintFailures, type ComplaintFailure } from './complaint-messages.ts';

type Props = {
  /** Sends the complaint; resolves to why it was not received, if so. */
  send: (complaint: ComplaintRequest) => Promise<ComplaintFailure | undefined>;
  isPending: boolean;
  /** How the form that was posted without JavaScript ended. */
  failure: ComplaintFailure | undefined;
};

/** Takes a complaint about personal data; without JavaScript it posts to `/complaint`. */
export function ComplaintForm({ send, isPending, failure: postedFailure }: Props) {
  const isHydrated = useHydrated();
  const [failure, setFailure] = useState(postedFailure);
  const { check, field, problems, showSummary, summary } = useFieldErrors({
    fields: complaintFields,
    errorOf: complaintFieldError,
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const complaint = textValues(event.currentTarget, [...complaintFields, honeypotName]);
    setFailure(check(complaint) ? await send(complaint) : undefined);
    showSummary();
  }

  return (
    <form
      action={paths.complaint()}
      method="post"
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
      className="relative flex flex-col gap-6"
    >
      {failure && (
        <ProblemSummary ref={summary} title="Your complaint was not sent">
          <p>{complaintFailures[failure]}</p>
        </ProblemSummary>
      )}
      {problems.length > 0 && (
        <ProblemSummary ref={summary} title="Please check what you have written">
          <ProblemList problems={problems} />
        </ProblemSummary>
      )}
      <TextField {...field('name')} label="Your name" autoComplete="name" />
      <TextField
        {...field('email')}
        label="Your email address"
        hint="We confirm your complaint there, and answer it."
        type="email"
        autoComplete="email"
      />
      <TextField
        {...field('complaint')}
        label="What have we done with your information?"
        hint="Up to 5,000 characters. Say what you would like us to do. Please leave out details of your health."
        isMultiline
      />
      <Honeypot />
      <p className="measure text-sm text-muted">
        We keep your complaint, your name and your email address for 24 months after our answer,
        even if you have everything else erased: they show what we did about it.{' '}
        <Link to={paths.privacyPolicy} className="text-link">
          Privacy policy
        </Link>
      </p>
      <Button type="submit" disabled={isPending} className="self-start">
        {isPending ? 'Sending...' : 'Send complaint'}
      </Button>
    </form>
  );
}
