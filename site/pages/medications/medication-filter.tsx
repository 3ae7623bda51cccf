import type { Medication } from '#contract/schemas/medication.ts';
import { GetForm } from '#site/components/filters/get-form.tsx';
import { SelectField } from '#site/components/filters/select-field.tsx';
import { SubmitUntilAwake } from '#site/components/filters/submit-until-awake.tsx';
import { useChoice } from '#site/components/filters/use-choice.ts';
import { paths, withFilters } from '#site/paths.ts';
import { filterOf, medicationAddress, type MedicationChoice } from './choice.ts';

type Props = { medications: readonly Medication[]; choice: MedicationChoice };

/** The choice of medication, which keeps the current tab. */
export function MedicationFilter({ medications, choice }: Props) {
  const [shown, choose] = useChoice(choice, medicationAddress);
  return (
    <GetForm
      address={withFilters(paths.medications(), { tab: choice.tab })}
      aria-label="Choose a medication"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-end gap-4 print:hidden"
    >
      <div className="w-full sm:w-80">
        <SelectField
          label="Medication"
          name="filter"
          value={shown.filter}
          options={[
            { value: 'all', text: 'All medications' },
            ...medications.map((each) => ({ value: filterOf(each), text: each.name })),
          ]}
          onChoose={(filter) => choose({ filter })}
        />
      </div>
      <SubmitUntilAwake>Show</SubmitUntilAwake>
    </GetForm>
  );
}
