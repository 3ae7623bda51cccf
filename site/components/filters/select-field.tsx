import { useId } from 'react';
import { groupBy } from '#contract/rules/group-by.ts';
import { KeptPart } from '../kept-markup/kept-markup.tsx';
import { fieldClass } from './field-class.ts';
import { filterFieldClass, FilterLabel } from './filter-field.tsx';

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
export function SelectField(props: Props) {
  const id = useId();
  return (
    <div className={filterFieldClass}>
      <LabelledSelect id={id} {...props} />
    </div>
  );
}

/** The same with markup that the server keeps, for options that are one list each time. */
export function KeptSelectField(props: Props) {
  const id = useId();
  return (
    <KeptPart as="div" className={filterFieldClass}>
      <LabelledSelect id={id} {...props} />
    </KeptPart>
  );
}

function LabelledSelect({ id, label, name, value, options, onChoose }: Props & { id: string }) {
  return (
    <>
      <FilterLabel id={id} label={label} />
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
    </>
  );
}

function Options({ options }: Pick<Props, 'options'>) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.text}
    </option>
  ));
}
