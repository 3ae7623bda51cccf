import type { ReactNode } from 'react';
import { errorBorder, FieldError } from './field-error.tsx';

type Props = {
  /** By which its error is known, and where that leads; a form without a summary of its errors needs none. */
  id?: string;
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
      aria-describedby={error && `${id ?? name}-error`}
      className={`radio-choice ${errorBorder(error)}`}
    >
      <legend className="pb-1 font-semibold">{legend}</legend>
      <FieldError id={id ?? name} error={error} className="pb-1" />
      {choices.map(({ value, label }, index) => (
        <label key={value}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            value={value}
            required
            defaultChecked={value === initial}
            onChange={() => onChange?.(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
