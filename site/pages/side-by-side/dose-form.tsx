import { useNavigate } from 'react-router-dom';
import type { SideBySide } from '#contract/schemas/side-by-side.ts';
import { GetForm } from '#site/components/filters/get-form.tsx';
import { toOption } from '#site/components/filters/options.ts';
import { SelectField } from '#site/components/filters/select-field.tsx';
import { SubmitUntilAwake } from '#site/components/filters/submit-until-awake.tsx';
import { paths } from '#site/paths.ts';

/** The medication and dose that the providers are compared by. */
export function DoseForm({ sideBySide }: { sideBySide: SideBySide }) {
  const navigate = useNavigate();
  const { medication, dose, medications, doses } = sideBySide;
  const providers = sideBySide.providers.map(({ slug }) => slug);
  const show = (chosen: { medication: string; dose?: string }) =>
    void navigate(paths.sideBySide({ ...chosen, providers }));
  return (
    <GetForm
      address={paths.sideBySide({ providers })}
      aria-label="What is compared"
      onSubmit={(event) => event.preventDefault()}
      className="grid max-w-xl grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 md:gap-4 print:hidden"
    >
      <SelectField
        label="Medication"
        name="medication"
        value={medication.toLowerCase()}
        options={medications.map(toOption)}
        onChoose={(value) => show({ medication: value })}
      />
      <SelectField
        label="Dose"
        name="dose"
        value={dose.toLowerCase()}
        options={doses.map(toOption)}
        onChoose={(value) => show({ medication: medication.toLowerCase(), dose: value })}
      />
      <SubmitUntilAwake>Show this dose</SubmitUntilAwake>
    </GetForm>
  );
}
