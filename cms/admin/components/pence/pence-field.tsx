'use client';

import { TextInput, useField } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { type ChangeEvent, useCallback, useState } from 'react';
import { penceProblem } from '#contract/rules/amount.ts';
import { toDecimalString } from '#contract/rules/money.ts';
import { typedAmount } from './typed-amount.ts';

/** Pounds where people type, whole pence where they are stored. Text that is not an amount is kept, and refused. */
export const PenceField: NumberFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  // As Payload’s own field for numbers does: a form that was refused says as something is typed whether it is right now.
  const validate = useCallback(
    (held: number | string | null | undefined) => penceProblem(held, field) ?? true,
    [field],
  );
  const { path, value, setValue, showError, disabled } = useField<number | string | null>({
    potentiallyStalePath: givenPath,
    validate,
  });
  const [typed, setTyped] = useState('');
  return (
    <TextInput
      path={path}
      label={field.label}
      required={field.required}
      description={field.admin?.description}
      value={typedAmount(typed) === (value ?? null) ? typed : asPounds(value)}
      readOnly={readOnly || disabled}
      showError={showError}
      style={{ flex: '1 1 0' }}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        setValue(typedAmount(event.target.value));
      }}
    />
  );
};

function asPounds(value: number | string | null | undefined): string {
  return typeof value === 'number' ? toDecimalString(value) : (value ?? '');
}
