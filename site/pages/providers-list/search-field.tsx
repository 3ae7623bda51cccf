import { useId, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { fieldClass } from '../../components/filters/field-class.ts';

type Props = {
  label: string;
  /** What the address searches for. */
  value: string;
  /** Is told each text as it is typed; the address it leads to carries `typed` as its state. */
  onType: (text: string) => void;
};

/** What `onType` leaves in the history beside an address, to tell it from the addresses of links. */
export const typed = 'typed';

/** A search that follows the typing; the text is the field's own until the address changes in another way. */
export function SearchField({ label, value, onType }: Props) {
  const id = useId();
  const { state } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (isBackOrForward || state !== typed) setText(value);
  }
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="search"
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => {
          setText(target.value);
          onType(target.value);
        }}
        className={fieldClass}
      />
    </div>
  );
}
