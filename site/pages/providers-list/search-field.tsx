import { useId } from 'react';
import { fieldClass } from '#site/components/filters/field-class.ts';

type Props = {
  label: string;
  value: string;
  /** Called with the text after each keystroke. */
  onType: (text: string) => void;
};

/** A search field that filters while typing. */
export function SearchField({ label, value, onType }: Props) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="search"
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onType(target.value)}
        className={fieldClass}
      />
    </div>
  );
}
