import { useState, type FormEvent, type ReactNode } from 'react';
import {
  failureText,
  type FailureTexts,
  type FormFailure,
  type FormOutcome,
} from '#contract/rules/form-outcome.ts';
import { honeypotName } from '#contract/rules/honeypot.ts';
import { Button } from '../button/button.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { Honeypot } from './honeypot.tsx';
import { ProblemList } from './problem-list.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { textValues } from './text-values.ts';
import { useFieldErrors } from './use-field-errors.ts';

type Values<Field extends string> = Record<Field | typeof honeypotName, string>;

/** What a form needs of the page it stands on. */
export type Sending<Field extends string> = {
  send: (values: Values<Field>) => Promise<FormOutcome>;
  isPending: boolean;
  /** How the form ended that was posted without JavaScript, unless it was received. */
  failure: FormFailure | undefined;
  /** Says thank you. */
  onReceived: () => void;
};

type Props<Field extends string> = Sending<Field> & {
  /** Where it is posted to without JavaScript. */
  action: string;
  /** What is sent, in a word: `message`. */
  thing: string;
  /** In the order in which they stand. */
  fields: readonly Field[];
  /** What is wrong with a field, as a sentence; nothing if it can be sent. */
  errorOf: (field: Field, value: string) => string | undefined;
  /** What a visitor is told of a form that was not received; `invalid` mostly without JavaScript. */
  failureTexts: FailureTexts;
  children: (field: ReturnType<typeof useFieldErrors<Field>>['field']) => ReactNode;
};

/** What a visitor fills in and sends; says above its fields what stands in the way. */
export function VisitorForm<Field extends string>({
  action,
  thing,
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

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const values = textValues(event.currentTarget, [...fields, honeypotName]);
    const outcome = check(values) ? await send(values) : undefined;
    if (outcome === 'received') {
      onReceived();
      return;
    }
    setFailure(outcome);
    showSummary();
  }

  return (
    <form
      action={action}
      method="post"
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
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
        {isPending ? 'Sending...' : `Send ${thing}`}
      </Button>
    </form>
  );
}
