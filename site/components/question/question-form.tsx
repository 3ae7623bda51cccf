import { useId, type FormEvent } from 'react';
import type { DoseChoice } from '#contract/schemas/dose-choice.ts';
import { paths } from '#site/paths.ts';
import { Button } from '../button/button.tsx';
import { fieldClass } from '../filters/field-class.ts';
import { GetForm } from '../filters/get-form.tsx';
import type { Asked } from './asked.ts';

type Props = {
  /** The medications and doses to choose from. */
  choices: readonly DoseChoice[];
  /** What was asked before and can be changed. */
  asked?: Asked;
};

/**
 * A patient’s question: which medication, the dose now, the dose next and the most that a month may cost. A plain GET
 * form whose answer is a page of Compare; the doses of another medication are hidden by the style sheet alone.
 */
export function QuestionForm({ choices, asked = {} }: Props) {
  const id = useId();
  const chosen = choices.find(({ medication }) => medication.toLowerCase() === asked.medication);
  const [first] = choices;
  if (!first) return null;
  return (
    // Going back brings back what was asked, which the address of the home page does not say.
    <GetForm
      address={paths.compare()}
      autoComplete="on"
      aria-label="What will it cost you?"
      className="question"
    >
      <fieldset onChange={forgetDoses}>
        <legend>Medication</legend>
        {choices.map(({ medication }) => (
          <Choice
            key={medication}
            name="medication"
            value={medication.toLowerCase()}
            text={medication}
            isChosen={medication === (chosen ?? first).medication}
          />
        ))}
      </fieldset>
      {[
        { name: 'now', legend: 'Dose now', none: 'Not begun', before: doseOf(chosen, asked.now) },
        { name: 'dose', legend: 'Dose next', none: 'The same', before: doseOf(chosen, asked.dose) },
      ].map(({ name, legend, none, before }) => (
        <fieldset key={name}>
          <legend>
            {legend} {name === 'dose' && <span className="font-normal text-muted">(optional)</span>}
          </legend>
          <Choice name={name} value="" text={none} isChosen={before === undefined} />
          {choices.map(({ medication, doses: ofMedication }) => (
            <span key={medication} className="doses" data-medication={medication.toLowerCase()}>
              {ofMedication.map((dose) => (
                <Choice
                  key={dose}
                  name={name}
                  value={dose.toLowerCase()}
                  text={dose}
                  isChosen={medication === chosen?.medication && dose === before}
                />
              ))}
            </span>
          ))}
        </fieldset>
      ))}
      <div className="flex flex-wrap items-end gap-2">
        <div className="flex min-w-0 flex-[1_1_8rem] flex-col gap-1">
          <label htmlFor={id} className="text-sm font-semibold">
            Most you can pay a month, in £{' '}
            <span className="font-normal text-muted">(optional)</span>
          </label>
          <input
            id={id}
            name="budget"
            inputMode="decimal"
            maxLength={10}
            defaultValue={asked.budget}
            className={fieldClass}
          />
        </div>
        <Button type="submit">Show prices</Button>
      </div>
      <p className="text-sm text-muted">Your prescriber decides the dose.</p>
    </GetForm>
  );
}

/** The dose as the medication has it; undefined for one that it has not. */
function doseOf(choice: DoseChoice | undefined, asked: string | undefined) {
  return choice?.doses.find((dose) => dose.toLowerCase() === asked);
}

/** A dose of another medication would still be sent, though nobody can see it. */
function forgetDoses({ currentTarget: { form } }: FormEvent<HTMLFieldSetElement>) {
  for (const none of form?.querySelectorAll<HTMLInputElement>('input[value=""]') ?? [])
    none.checked = true;
}

type ChoiceProps = { name: string; value: string; text: string; isChosen: boolean };

function Choice({ name, value, text, isChosen }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name={name} value={value} defaultChecked={isChosen} className="sr-only" />
      <span>{text}</span>
    </label>
  );
}
