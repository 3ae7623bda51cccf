import { groupBy } from '#contract/rules/group-by.ts';
import { fieldClass } from './field-class.ts';
import { FilterField } from './filter-field.tsx';

export type SelectOption = {
  value: string;
  text: string;
  /** The heading above it, for options that belong to something. */
  group?: string;
};

type Props = {
  label: string;
  name: string;
  value: string;
  options: readonly SelectOption[];
  onChoose: (value: string) => void;
};

/** A filter as a select box. */
export function SelectField({ label, name, value, options, onChoose }: Props) {
  return (
    <FilterField label={label}>
      {(id) => (
        <select
          id={id}
          name={name}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
          className={fieldClass}
        >
          {[...groupBy(options, ({ group = '' }) => group)].map(([group, ofGroup]) =>
            group === '' ? (
              <Options key="" options={ofGroup} />
            ) : (
              <optgroup key={group} label={group}>
                <Options options={ofGroup} />
              </optgroup>
            ),
          )}
        </select>
      )}
    </FilterField>
  );
}

function Options({ options }: Pick<Props, 'options'>) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.text}
    </option>
  ));
}
