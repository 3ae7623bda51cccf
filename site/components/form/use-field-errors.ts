import { useEffect, useId, useRef, useState } from 'react';

type Options<Field extends string> = {
  /** In the order in which they stand in the form. */
  fields: readonly Field[];
  /** What is wrong with a field, as a sentence; nothing if it can be sent. */
  errorOf: (field: Field, value: string) => string | undefined;
};

/** Checks the fields of a form that is sent, and brings the focus to the summary of what stands in the way. */
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
    /** What is wrong now, field by field. */
    problems: fields.flatMap((name) => {
      const text = errors[name];
      return text === undefined ? [] : [{ fieldId: idOf(name), text }];
    }),
    /** What a field shows of itself. */
    field: (name: Field) => ({
      id: idOf(name),
      name,
      error: errors[name],
      onChange: () => setErrors((before) => ({ ...before, [name]: undefined })),
    }),
    /** Whether all can be sent; says beside the fields why not. */
    check: (values: Readonly<Record<Field, string>>): boolean => {
      const found = fields.map((name) => [name, errorOf(name, values[name])] as const);
      setErrors(Object.fromEntries(found) as Partial<Record<Field, string>>);
      return found.every(([, error]) => error === undefined);
    },
    /** Brings the focus to the summary, if there is one by then. */
    showSummary: () => setAttempts((count) => count + 1),
  };
}
