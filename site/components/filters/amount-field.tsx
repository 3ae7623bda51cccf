import { fieldClass } from './field-class.ts';
import { FilterField } from './filter-field.tsx';

type Props = {
  label: string;
  name: string;
  /** As typed; empty for none. */
  value: string;
  /** Whether the value is no amount; the page says so. */
  isInvalid: boolean;
  onChoose: (value: string) => void;
};

/** A filter as an amount in pounds, applied when the visitor leaves the field or presses Enter. */
export function AmountField({ label, name, value, isInvalid, onChoose }: Props) {
  return (
    <FilterField label={label}>
      {(id) => (
        <div className="relative">
          <span aria-hidden="true" className="absolute top-3 left-3 text-muted">
            £
          </span>
          <input
            // A value from elsewhere, such as a removed filter, replaces what was typed.
            key={value}
            id={id}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            defaultValue={value}
            aria-invalid={isInvalid || undefined}
            onBlur={({ target }) => target.value.trim() !== value && onChoose(target.value.trim())}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
            className={`${fieldClass} pl-7`}
          />
        </div>
      )}
    </FilterField>
  );
}
