'use client';

import { TextInput, useField } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { type ChangeEvent, useState } from 'react';
import { toDecimalString } from '#contract/rules/money.ts';
import { typedAmount } from './typed-amount.ts';

/** Pounds where people type, whole pence where they are stored. Text that is not an amount is kept, for the form to refuse. */
export const PenceField: NumberFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<number | string | null>({
    potentiallyStalePath: givenPath,
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
