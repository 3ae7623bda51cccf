import { startTransition, useId, useOptimistic } from 'react';
import { fieldClass } from './field-class.ts';

export type SelectOption = { value: string; text: string };

type Props = {
  label: string;
  name: string;
  value: string;
  options: readonly SelectOption[];
  onChoose: (value: string) => void;
};

/** A filter with one of several values; it shows what was chosen while the page still follows. */
export function SelectField({ label, name, value, options, onChoose }: Props) {
  const id = useId();
  const [shown, setShown] = useOptimistic(value);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={shown}
        onChange={({ target }) =>
          startTransition(() => {
            setShown(target.value);
            onChoose(target.value);
          })
        }
        className={fieldClass}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
