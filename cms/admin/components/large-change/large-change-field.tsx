'use client';

import { CheckboxInput, useField, useFormFields } from '@payloadcms/ui';
import type { CheckboxFieldClientComponent } from 'payload';
import { formatPrice } from '#contract/rules/money.ts';
import { changeInPercent, toOneDecimal } from '#contract/rules/price-change.ts';
import { isLargeChange } from '#contract/rules/price-gate.ts';

/** Asks for a large change of the price to be confirmed; nothing to see while there is none. */
export const LargeChangeField: CheckboxFieldClientComponent = ({ path }) => {
  const { value, setValue } = useField<boolean>({ potentiallyStalePath: path });
  const price = useFormFields(([fields]) => fields.pricePence);
  const from = price?.initialValue;
  const to = price?.value;
  if (typeof from !== 'number' || typeof to !== 'number' || !isLargeChange(from, to)) return null;
  const change = toOneDecimal(changeInPercent(from, to));
  const size = `${Math.abs(change).toLocaleString('en-GB')}% ${change > 0 ? 'more' : 'less'}`;
  return (
    <CheckboxInput
      id={`field-${path}`}
      name={path}
      label={`${formatPrice(to)} is right: ${size} than ${formatPrice(from)}`}
      checked={value}
      onToggle={({ target }) => setValue(target.checked)}
    />
  );
};
