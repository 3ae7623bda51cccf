/** Why what a visitor sent was not received. */
export const formFailures = ['invalid', 'gone', 'conflict', 'too-many', 'failed'] as const;
export type FormFailure = (typeof formFailures)[number];

/** How sending a form ended; one that was posted without JavaScript finds it in the address. */
export type FormOutcome = FormFailure | 'received';

/** A sentence for each failure that a form tells apart; any other is told as `failed`. */
export type FailureTexts = Readonly<Partial<Record<FormFailure, string>> & { failed: string }>;

/** What whoever sent the form is told of a failure. */
export function failureText(texts: FailureTexts, failure: FormFailure): string {
  return texts[failure] ?? texts.failed;
}

/** The outcome that an address names, if it names one. */
export function readFormOutcome(text: string | null): FormOutcome | undefined {
  return [...formFailures, 'received' as const].find((outcome) => outcome === text);
}

/** What an answer of the API that is no success means for the form, by its HTTP status. */
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
