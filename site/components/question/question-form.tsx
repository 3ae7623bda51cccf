import { useId, type FormEvent } from 'react';
import { paths } from '#site/paths.ts';
import { Button } from '../button/button.tsx';
import { fieldClass } from '../filters/field-class.ts';
import { GetForm } from '../filters/get-form.tsx';
import { doseChoices, type DoseOnSale } from './dose-choices.ts';

/**
 * A patient’s question: which medication, the dose now, the dose next and the most that a month may cost. A plain GET
 * form whose answer is a page of Compare; the doses of another medication are hidden by the style sheet alone.
 */
export function QuestionForm({ doses }: { doses: readonly DoseOnSale[] }) {
  const id = useId();
  const choices = doseChoices(doses);
  if (choices.length === 0) return null;
  return (
    <GetForm address={paths.compare()} aria-label="What will it cost you?" className="question">
      <fieldset onChange={forgetDoses}>
        <legend>Medication</legend>
        {choices.map(({ medication }, index) => (
          <Choice
            key={medication}
            name="medication"
            value={medication.toLowerCase()}
            text={medication}
            isFirst={index === 0}
          />
        ))}
      </fieldset>
      {[
        { name: 'now', legend: 'Dose now', none: 'Not begun' },
        { name: 'dose', legend: 'Dose next', none: 'The same' },
      ].map(({ name, legend, none }) => (
        <fieldset key={name}>
          <legend>
            {legend} {name === 'dose' && <span className="font-normal text-muted">(optional)</span>}
          </legend>
          <Choice name={name} value="" text={none} isFirst />
          {choices.map(({ medication, doses: ofMedication }) => (
            <span key={medication} className="doses" data-medication={medication.toLowerCase()}>
              {ofMedication.map((dose) => (
                <Choice key={dose} name={name} value={dose.toLowerCase()} text={dose} />
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
            autoComplete="off"
            maxLength={10}
            className={fieldClass}
          />
        </div>
        <Button type="submit">Show prices</Button>
      </div>
      <p className="text-sm text-muted">Your prescriber decides the dose.</p>
    </GetForm>
  );
}

/** A dose of another medication would still be sent, though nobody can see it. */
function forgetDoses({ currentTarget: { form } }: FormEvent<HTMLFieldSetElement>) {
  for (const none of form?.querySelectorAll<HTMLInputElement>('input[value=""]') ?? [])
    none.checked = true;
}

type ChoiceProps = { name: string; value: string; text: string; isFirst?: boolean };

function Choice({ name, value, text, isFirst }: ChoiceProps) {
  return (
    <label>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isFirst}
        autoComplete="off"
        className="sr-only"
      />
      <span>{text}</span>
    </label>
  );
}
