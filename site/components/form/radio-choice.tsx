import type { ReactNode } from 'react';
import { errorBorder, FieldError } from './field-error.tsx';

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
    <fieldset aria-describedby={error && `${id}-error`} className={errorBorder(error)}>
      <legend className="pb-1 font-semibold">{legend}</legend>
      <FieldError id={id} error={error} className="pb-1" />
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
