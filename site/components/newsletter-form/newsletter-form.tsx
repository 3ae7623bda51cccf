import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  maxEmailLength,
  looksLikeEmailAddress,
  normaliseEmailAddress,
} from '#contract/rules/email-address.ts';
import type { SubscriptionRequest } from '#contract/schemas/subscription.ts';
import { paths } from '#site/paths.ts';
import { Button } from '../button/button.tsx';
import { useKeptFields } from '../form/use-kept-fields.ts';
import { useOneAtATime } from '../form/use-one-at-a-time.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { useToast } from '../toast/toast-provider.tsx';
import { nextStep, subscriptionMessage, type SubscriptionResult } from './subscription-messages.ts';

type Props = {
  /** The form that the subscription comes from, such as `homepage_newsletter`. */
  source: string;
  /** Sends the subscription: the page's `useSubscribe`. */
  subscribe: (request: SubscriptionRequest) => Promise<SubscriptionResult>;
  isPending: boolean;
  /** Called with each outcome, also of an address that the form itself refuses. */
  onResult?: () => void;
  buttonText?: string;
  placeholder?: string;
};

/** The subscription form for the monthly reports; without JavaScript it posts to `/subscribe`. */
export function NewsletterForm({
  source,
  subscribe,
  isPending,
  onResult,
  buttonText = 'Subscribe',
  placeholder,
}: Props) {
  const id = useId();
  const isHydrated = useHydrated();
  const showToast = useToast();
  const [isEmpty, setIsEmpty] = useState(true);
  const [result, setResult] = useState<SubscriptionResult | null>(null);
  const { form, forget } = useKeptFields(`${paths.subscribe} from ${source}`);
  const field = useRef<HTMLInputElement>(null);

  // Of an address that was kept, or typed while the page was asleep, no event has told.
  useLayoutEffect(() => setIsEmpty(field.current?.value === ''), []);
  useEffect(() => {
    if (result) field.current?.focus();
  }, [result]);

  const message = result && subscriptionMessage(result);

  function showResult(ended: SubscriptionResult) {
    setResult(ended);
    onResult?.();
    showToast(subscriptionMessage(ended));
  }

  const submit = useOneAtATime(async () => {
    const address = normaliseEmailAddress(field.current?.value ?? '');
    if (!looksLikeEmailAddress(address)) return showResult({ outcome: 'invalid' });
    const ended = await subscribe({ email: address, source });
    if (ended.outcome === 'subscribed') {
      forget();
      form.current?.reset();
      setIsEmpty(true);
    }
    showResult(ended);
  });

  return (
    <form
      ref={form}
      action={paths.subscribe}
      method="post"
      noValidate={isHydrated}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="flex flex-col gap-2"
    >
      <input type="hidden" name="source" value={source} />
      <label htmlFor={`${id}email`} className="font-semibold">
        Email address
      </label>
      {message && (
        <p
          id={`${id}message`}
          className={`font-semibold ${message.isDestructive ? 'text-up' : 'text-down'}`}
        >
          {message.title}
          {/[!?.]$/.test(message.title) ? ' ' : '. '}
          {message.description}
          {result?.outcome === 'subscribed' && ` ${nextStep}`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={`${id}email`}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={maxEmailLength}
          placeholder={placeholder}
          disabled={isPending}
          aria-invalid={message?.isDestructive ?? false}
          aria-describedby={message ? `${id}message ${id}consent` : `${id}consent`}
          onChange={(event) => {
            setIsEmpty(event.target.value === '');
            setResult(null);
          }}
          className="min-h-12 min-w-0 grow basis-64 rounded-base border border-line-strong bg-surface px-4 text-ink placeholder:text-muted disabled:opacity-60 aria-invalid:border-2 aria-invalid:border-up"
        />
        <Button type="submit" disabled={isHydrated && (isEmpty || isPending)}>
          {isPending ? 'Subscribing...' : buttonText}
        </Button>
      </div>
      <p id={`${id}consent`} className="measure text-sm text-muted">
        By subscribing you agree that we keep your email address, the time and this page, and send
        you one market analysis report a month. You can unsubscribe at any time with the link in
        every email.{' '}
        <a href={paths.privacy} className="text-link">
          How we use your email address
        </a>
      </p>
    </form>
  );
}
