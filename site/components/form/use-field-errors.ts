import { useEffect, useId, useRef, useState } from 'react';

type Options<Field extends string> = {
  /** In form order. */
  fields: readonly Field[];
  /** The error message for a field; undefined if its value is valid. */
  errorOf: (field: Field, value: string) => string | undefined;
};

/** Validates the fields when a form is submitted, and moves the focus to the error summary. */
export function useFieldErrors<Field extends string>({ fields, errorOf }: Options<Field>) {
  const id = useId();
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  const idOf = (name: Field) => `${id}${name}`;

  return {
    summary,
    /** The current errors, by field. */
    problems: fields.flatMap((name) => {
      const text = errors[name];
      return text === undefined ? [] : [{ fieldId: idOf(name), text }];
    }),
    /** The props of a field. */
    field: (name: Field) => ({
      id: idOf(name),
      name,
      error: errors[name],
      onChange: () => setErrors((before) => ({ ...before, [name]: undefined })),
    }),
    /** Whether all values are valid; if not, shows the errors beside the fields. */
    check: (values: Readonly<Record<Field, string>>): boolean => {
      const found = fields.map((name) => [name, errorOf(name, values[name])] as const);
      setErrors(Object.fromEntries(found) as Partial<Record<Field, string>>);
      return found.every(([, error]) => error === undefined);
    },
    /** Moves the focus to the error summary, if there is one by then. */
    showSummary: () => setAttempts((count) => count + 1),
  };
}
