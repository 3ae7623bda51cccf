import { counted } from '#contract/rules/counted.ts';
import { usualFinalDose, usualMonths } from '#contract/rules/plan/dose-ladder.ts';
import type { PlanRequest } from '#contract/rules/plan/plan-parameters.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import { paths } from '#site/paths.ts';
import { GetForm } from '../filters/get-form.tsx';
import { toOption, withChosen } from '../filters/options.ts';
import { SelectField, type SelectOption } from '../filters/select-field.tsx';
import { SubmitUntilAwake } from '../filters/submit-until-awake.tsx';
import { changePlan } from './choice.ts';

type Props = {
  medication: Medication;
  choice: PlanRequest;
  choose: (choice: PlanRequest) => void;
};

/** Where somebody stands and how far the plan goes: a form without JavaScript, at work at once with it. */
export function PlanForm({ medication, choice, choose }: Props) {
  const { doseSteps: steps } = medication;
  const { medication: name, dose, weeks = '0', until, months = String(usualMonths) } = choice;
  const now = steps.find((step) => step.dose.toLowerCase() === dose) ?? steps[0];
  const doses = steps.map((step) => toOption(step.dose));
  const usual = { value: '', text: `As usual: ${usualFinalDose(steps, now?.dose)}` };
  return (
    <GetForm
      address={paths.plan({ medication: name })}
      aria-label="Your plan"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-end gap-x-2 gap-y-4 md:gap-4 print:hidden"
    >
      <SelectField
        label="Dose now"
        name="dose"
        value={dose ?? doses[0]?.value ?? ''}
        options={doses}
        onChoose={(value) => choose(changePlan(choice, { dose: value }))}
      />
      <SelectField
        label="Weeks on it so far"
        name="weeks"
        value={weeks}
        options={withChosen(weekOptions, weeks)}
        onChoose={(value) => choose(changePlan(choice, { weeks: value }))}
      />
      <SelectField
        label="Dose to end at"
        name="until"
        value={until ?? ''}
        options={[usual, ...doses]}
        onChoose={(value) => choose(changePlan(choice, { until: value || undefined }))}
      />
      <SelectField
        label="Months to plan"
        name="months"
        value={months}
        options={withChosen(monthOptions, months)}
        onChoose={(value) => choose({ ...choice, months: value })}
      />
      <SubmitUntilAwake>Show the plan</SubmitUntilAwake>
    </GetForm>
  );
}

const weekOptions: readonly SelectOption[] = Array.from({ length: 13 }, (_, weeks) => ({
  value: String(weeks),
  text: weeks === 0 ? 'Not begun yet' : counted(weeks, 'week'),
}));

const monthOptions: readonly SelectOption[] = [1, 3, 6, 9, 12].map((months) => ({
  value: String(months),
  text: counted(months, 'month'),
}));
