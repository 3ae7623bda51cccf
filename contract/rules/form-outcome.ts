/** Why a submitted form was not accepted. */
const formFailures = ['invalid', 'gone', 'conflict', 'too-many', 'failed'] as const;
export type FormFailure = (typeof formFailures)[number];

const formOutcomes = [...formFailures, 'received'] as const;
/** The outcome of submitting a form; without JavaScript the page reads it from the query string. */
export type FormOutcome = (typeof formOutcomes)[number];

/** The query parameters in which pages read how a form ended that was posted. A page that is asked for with one is awake at once. */
export const outcomeParameters = ['result', 'report', 'correction', 'change', 'vote'] as const;
export type OutcomeParameter = (typeof outcomeParameters)[number];

/** A message for each failure that a form distinguishes; any other uses `failed`. */
export type FailureTexts = Readonly<Partial<Record<FormFailure, string>> & { failed: string }>;

/** The message for a failure. */
export function failureText(texts: FailureTexts, failure: FormFailure): string {
  return texts[failure] ?? texts.failed;
}

/** The outcome of a form in a query string, if it has one. */
export function readFormOutcome(
  search: URLSearchParams,
  name: OutcomeParameter,
): FormOutcome | undefined {
  return readOutcome({ search, name, outcomes: formOutcomes });
}

type OutcomeRequest<Outcome> = {
  search: URLSearchParams;
  name: OutcomeParameter;
  outcomes: readonly Outcome[];
};

/** The same of a form that has outcomes of its own. */
export function readOutcome<Outcome extends string>({
  search,
  name,
  outcomes,
}: OutcomeRequest<Outcome>): Outcome | undefined {
  const text = search.get(name);
  return outcomes.find((outcome) => outcome === text);
}

/** The failure that an HTTP error status of the API means for the form. */
export function failureOfStatus(status: number): FormFailure {
  return failures[status] ?? 'failed';
}

const failures: Readonly<Record<number, FormFailure>> = {
  400: 'invalid',
  404: 'gone',
  409: 'conflict',
  410: 'gone',
  429: 'too-many',
};
