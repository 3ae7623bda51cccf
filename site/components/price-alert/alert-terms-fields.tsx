import { alertKinds, type AlertKind } from '#contract/rules/price-alert.ts';
import type { PriceAlertTermField } from '#contract/rules/price-alert-form.ts';
import { RadioChoice } from '../form/radio-choice.tsx';
import { TextField } from '../form/text-field.tsx';
import type { useFieldErrors } from '../form/use-field-errors.ts';

type Field = Omit<ReturnType<ReturnType<typeof useFieldErrors>['field']>, 'name'> & {
  name: string;
};

type Props = {
  field: (name: PriceAlertTermField) => Field;
  medication: string;
  dose: string;
  /** What is chosen now. */
  kind: string;
  initial: { kind: AlertKind; amount: string | null };
  onKind: (kind: string) => void;
};

/** What an alert waits for: the fields of the form that asks for one, and of the form that changes one. */
export function AlertTermsFields({ field, medication, dose, kind, initial, onKind }: Props) {
  return (
    <>
      <RadioChoice
        {...field('kind')}
        legend={`Email me when, for ${medication} ${dose},`}
        choices={kindChoices}
        initial={initial.kind}
        onChange={onKind}
      />
      <TextField
        {...field('amount')}
        label="The amount, in pounds"
        hint={`Only if you chose “${alertKinds['falls-to']}”. Give the total with all fees, such as 180.`}
        initial={initial.amount ?? undefined}
        isOptional={kind !== 'falls-to'}
      />
    </>
  );
}

const kindChoices = (['falls', 'falls-to', 'rises', 'back-in-stock'] as const).map((value) => ({
  value,
  label: alertKinds[value],
}));
