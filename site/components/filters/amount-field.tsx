import { useEffect, useRef } from 'react';
import { fieldClass } from './field-class.ts';
import { FilterField } from './filter-field.tsx';

type Props = {
  label: string;
  name: string;
  /** As typed; empty for none. */
  value: string;
  isInvalid: boolean;
  onChoose: (value: string) => void;
};

/** A filter as an amount in pounds, applied when the visitor leaves the field or presses Enter, which stays in it. */
export function AmountField({ label, name, value, isInvalid, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  // A value from elsewhere, such as a removed filter, replaces what was typed.
  useEffect(() => {
    if (input.current && shown.current !== value) input.current.value = value;
    shown.current = value;
  }, [value]);

  function choose(typed: string) {
    if (typed.trim() !== value) onChoose(typed.trim());
  }

  return (
    <FilterField label={label}>
      {(id) => (
        <>
          {isInvalid && (
            <p id={`${id}-error`} className="text-sm text-up">
              Write an amount, such as 180
            </p>
          )}
          <div className="relative">
            <span aria-hidden="true" className="absolute top-3 left-3 text-muted">
              £
            </span>
            <input
              ref={input}
              id={id}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              defaultValue={value}
              aria-invalid={isInvalid || undefined}
              aria-describedby={isInvalid ? `${id}-error` : undefined}
              onBlur={({ target }) => choose(target.value)}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && choose(currentTarget.value)}
              className={`${fieldClass} pl-7`}
            />
          </div>
        </>
      )}
    </FilterField>
  );
}
