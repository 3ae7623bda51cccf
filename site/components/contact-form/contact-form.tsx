import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { contactFieldError, contactFields } from '#contract/rules/contact-message.ts';
import { honeypotName } from '#contract/rules/honeypot.ts';
import type { ContactMessageRequest } from '#contract/schemas/contact-message.ts';
import { paths } from '#site/paths.ts';
import { Button } from '../button/button.tsx';
import { Honeypot } from '../form/honeypot.tsx';
import { ProblemList } from '../form/problem-list.tsx';
import { ProblemSummary } from '../form/problem-summary.tsx';
import { TextField } from '../form/text-field.tsx';
import { textValues } from '../form/text-values.ts';
import { useFieldErrors } from '../form/use-field-errors.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { contactFailures, type ContactFailure } from './contact-messages.ts';

type Props = {
  /** Sends the message; resolves to why it was not received, if so. */
  send: (message: ContactMessageRequest) => Promise<ContactFailure | undefined>;
  isPending: boolean;
  /** How the form that was posted without JavaScript ended. */
  failure: ContactFailure | undefined;
};

/** Sends the editors a message; without JavaScript it posts to `/contact`. */
export function ContactForm({ send, isPending, failure: postedFailure }: Props) {
  const isHydrated = useHydrated();
  const [failure, setFailure] = useState(postedFailure);
  const { check, field, problems, showSummary, summary } = useFieldErrors({
    fields: contactFields,
    errorOf: contactFieldError,
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const message = textValues(event.currentTarget, [...contactFields, honeypotName]);
    setFailure(check(message) ? await send(message) : undefined);
    showSummary();
  }

  return (
    <form
      action={paths.contact()}
      method="post"
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
      className="relative flex flex-col gap-6"
    >
      {failure && (
        <ProblemSummary ref={summary} title="Your message was not sent">
          <p>{contactFailures[failure]}</p>
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
        hint="We use it to reply to you and for nothing else."
        type="email"
        autoComplete="email"
      />
      <TextField {...field('subject')} label="What is it about?" />
      <TextField
        {...field('message')}
        label="Your message"
        hint="Up to 5,000 characters. Please leave out details of your health."
        isMultiline
      />
      <Honeypot />
      <p className="measure text-sm text-muted">
        We keep your message, your name and your email address for 12 months, then we erase them.{' '}
        <Link to={paths.privacyPolicy} className="text-link">
          Privacy policy
        </Link>
      </p>
      <Button type="submit" disabled={isPending} className="self-start">
        {isPending ? 'Sending...' : 'Send message'}
      </Button>
    </form>
  );
}
