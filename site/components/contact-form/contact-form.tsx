import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import {
  contactFieldError,
  contactFields,
  type ContactField as FieldName,
} from '../../../contract/rules/contact-message.ts';
import type { ContactMessageRequest } from '../../../contract/schemas/contact-message.ts';
import { paths } from '../../paths.ts';
import { Button } from '../button/button.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { ContactField } from './contact-field.tsx';
import { contactFailures, type ContactFailure } from './contact-messages.ts';
import { ProblemSummary } from './problem-summary.tsx';

type Errors = Partial<Record<FieldName, string>>;

type Props = {
  /** Sends the message; resolves to why it was not received, if so. */
  send: (message: ContactMessageRequest) => Promise<ContactFailure | undefined>;
  isPending: boolean;
  /** How the form that was posted without JavaScript ended. */
  failure: ContactFailure | undefined;
};

/** Sends the editors a message; without JavaScript it posts to `/contact`. */
export function ContactForm({ send, isPending, failure: postedFailure }: Props) {
  const id = useId();
  const isHydrated = useHydrated();
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState(postedFailure);
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const message = messageOf(new FormData(event.currentTarget));
    const found = errorsOf(message);
    setErrors(found);
    setFailure(Object.keys(found).length === 0 ? await send(message) : undefined);
    setAttempts((count) => count + 1);
  }

  const field = (name: FieldName) => ({
    id: `${id}${name}`,
    name,
    error: errors[name],
    onChange: () => setErrors(({ [name]: _mended, ...others }) => others),
  });

  const problems = contactFields.flatMap((name) => {
    const text = errors[name];
    return text === undefined ? [] : [{ fieldId: `${id}${name}`, text }];
  });

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
          <ul>
            {problems.map(({ fieldId, text }) => (
              <li key={fieldId} className="py-1">
                <a href={`#${fieldId}`} className="text-link font-semibold">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </ProblemSummary>
      )}
      <ContactField {...field('name')} label="Your name" autoComplete="name" />
      <ContactField
        {...field('email')}
        label="Your email address"
        hint="We use it to answer you and for nothing else."
        type="email"
        autoComplete="email"
      />
      <ContactField {...field('subject')} label="What is it about?" autoComplete="off" />
      <ContactField
        {...field('message')}
        label="Your message"
        hint="Up to 5,000 characters. Please leave out details of your health."
        isMultiline
      />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={`${id}website`}>Leave this field empty</label>
        <input id={`${id}website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
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

function messageOf(form: FormData): ContactMessageRequest {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    website: text('website'),
  };
}

function errorsOf(message: ContactMessageRequest): Errors {
  return Object.fromEntries(
    contactFields.flatMap((name) => {
      const error = contactFieldError(name, message[name]);
      return error === undefined ? [] : [[name, error]];
    }),
  );
}
