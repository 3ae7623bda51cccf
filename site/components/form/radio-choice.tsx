import type { ReactNode } from 'react';

type Props = {
  id: string;
  name: string;
  /** The question. */
  legend: string;
  choices: readonly { value: string; label: ReactNode }[];
  error?: string | undefined;
  /** What is chosen at first. */
  initial?: string;
  onChange?: (value: string) => void;
};

/** A group of radio buttons. */
export function RadioChoice({ id, name, legend, choices, error, initial, onChange }: Props) {
  return (
    <fieldset
      aria-describedby={error && `${id}-error`}
      className={error ? 'border-l-4 border-up pl-4' : ''}
    >
      <legend className="pb-1 font-semibold">{legend}</legend>
      {error && (
        <p id={`${id}-error`} className="pb-1 font-semibold text-up">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      {choices.map(({ value, label }, index) => (
        <label key={value} className="flex min-h-10 w-fit items-center gap-3">
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            value={value}
            required
            defaultChecked={value === initial}
            onChange={() => onChange?.(value)}
            className="size-5 shrink-0 accent-primary"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
