/** Why a submitted form was not accepted. */
const formFailures = ['invalid', 'gone', 'conflict', 'too-many', 'failed'] as const;
export type FormFailure = (typeof formFailures)[number];

/** The outcome of submitting a form; without JavaScript the page reads it from the query string. */
export type FormOutcome = FormFailure | 'received';

/** A message for each failure that a form distinguishes; any other uses `failed`. */
export type FailureTexts = Readonly<Partial<Record<FormFailure, string>> & { failed: string }>;

/** The message for a failure. */
export function failureText(texts: FailureTexts, failure: FormFailure): string {
  return texts[failure] ?? texts.failed;
}

/** The outcome in a query string, if it has one. */
export function readFormOutcome(text: string | null): FormOutcome | undefined {
  return [...formFailures, 'received' as const].find((outcome) => outcome === text);
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
