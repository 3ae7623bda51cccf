import { fieldClass } from '#site/components/filters/field-class.ts';
import { FilterField } from '#site/components/filters/filter-field.tsx';

type Props = {
  label: string;
  value: string;
  /** Called with the text after each keystroke. */
  onType: (text: string) => void;
};

/** A search field that filters while typing. */
export function SearchField({ label, value, onType }: Props) {
  return (
    <FilterField label={label}>
      {(id) => (
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
      )}
    </FilterField>
  );
}
