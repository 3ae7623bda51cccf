import { useState, type ReactNode } from 'react';
import {
  failureText,
  type FailureTexts,
  type FormFailure,
  type FormOutcome,
} from '#contract/rules/form-outcome.ts';
import { honeypotName } from '#contract/rules/honeypot.ts';
import { Button } from '../button/button.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { useToast } from '../toast/toast-provider.tsx';
import { Honeypot } from './honeypot.tsx';
import { ProblemList } from './problem-list.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { textValues } from './text-values.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useKeptFields } from './use-kept-fields.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

type Values<Field extends string> = Record<Field | typeof honeypotName, string>;

/** The props that a form needs from its page. */
export type Sending<Field extends string> = {
  send: (values: Values<Field>) => Promise<FormOutcome>;
  isPending: boolean;
  /** Why a form posted without JavaScript failed, if it did. */
  failure: FormFailure | undefined;
  /** Called once the form has been received. */
  onReceived: () => void;
};

type Props<Field extends string> = Sending<Field> & {
  /** The URL that it posts to without JavaScript. */
  action: string;
  /** The noun for what is sent, such as `message`. */
  thing: string;
  /** The text of the button, if it is not `Send` and the thing. */
  buttonText?: string;
  /** In form order. */
  fields: readonly Field[];
  /** The error message for a field; undefined if its value is valid. */
  errorOf: (field: Field, value: string) => string | undefined;
  /** The messages for a form that was not accepted; `invalid` mostly occurs without JavaScript. */
  failureTexts: FailureTexts;
  children: (field: ReturnType<typeof useFieldErrors<Field>>['field']) => ReactNode;
};

/** A form for visitors, with validation and an error summary above its fields. */
export function VisitorForm<Field extends string>({
  action,
  thing,
  buttonText = `Send ${thing}`,
  fields,
  errorOf,
  failureTexts,
  send,
  isPending,
  failure: postedFailure,
  onReceived,
  children,
}: Props<Field>) {
  const isHydrated = useHydrated();
  const [failure, setFailure] = useState(postedFailure);
  const { check, field, problems, showSummary, summary } = useFieldErrors({ fields, errorOf });
  const { form, forget } = useKeptFields(action);
  const showToast = useToast();

  const submit = useOneAtATime(async (sent: HTMLFormElement) => {
    const { pathname } = window.location;
    const values = textValues(sent, [...fields, honeypotName]);
    const outcome = check(values) ? await send(values) : undefined;
    if (outcome === 'received') forget();
    // Whoever has gone on stays on the other page, which may still be loading.
    const hasGoneOn = window.location.pathname !== pathname || !sent.isConnected;
    if (outcome && hasGoneOn) showOutcome(outcome);
    else if (outcome === 'received') onReceived();
    else {
      setFailure(outcome);
      showSummary();
    }
  });

  function showOutcome(outcome: FormOutcome) {
    if (outcome === 'received')
      showToast({ title: 'Thank you', description: `We have received your ${thing}.` });
    else
      showToast({
        title: `Your ${thing} was not sent`,
        description: failureText(failureTexts, outcome),
        isDestructive: true,
      });
  }

  return (
    <form
      ref={form}
      action={action}
      method="post"
      noValidate={isHydrated}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
      className="relative flex flex-col gap-6"
    >
      {failure && (
        <ProblemSummary ref={summary} title={`Your ${thing} was not sent`}>
          <p>{failureText(failureTexts, failure)}</p>
        </ProblemSummary>
      )}
      {problems.length > 0 && (
        <ProblemSummary ref={summary} title={`Please check your ${thing}`}>
          <ProblemList problems={problems} />
        </ProblemSummary>
      )}
      {children(field)}
      <Honeypot />
      <Button type="submit" disabled={isPending} className="self-start">
        {isPending ? 'Sending...' : buttonText}
      </Button>
    </form>
  );
}
