'use client';

import { CheckboxInput, useField, useFormFields } from '@payloadcms/ui';
import type { CheckboxFieldClientComponent } from 'payload';
import { formatPrice } from '#contract/rules/money.ts';
import { changeInPercent, toOneDecimal } from '#contract/rules/price-change.ts';
import { largeChanges, type LargeChange } from '#contract/rules/price-gate.ts';

/** Asks for a large change of a price to be confirmed; nothing to see while there is none. */
export const LargeChangeField: CheckboxFieldClientComponent = ({ path }) => {
  const { value, setValue } = useField<boolean>({ potentiallyStalePath: path });
  const price = useFormFields(([fields]) => fields.pricePence);
  const first = useFormFields(([fields]) => fields.firstOrderPricePence);
  const stored = numberOf(price?.initialValue);
  if (stored === null) return null;
  const changes = largeChanges(
    { pricePence: stored, firstOrderPricePence: numberOf(first?.initialValue) },
    {
      pricePence: numberOf(price?.value) ?? stored,
      firstOrderPricePence: numberOf(first?.value),
    },
  );
  if (changes.length === 0) return null;
  return (
    <CheckboxInput
      id={`field-${path}`}
      name={path}
      label={changes.map(question).join('; ')}
      checked={value}
      onToggle={({ target }) => setValue(target.checked)}
    />
  );
};

function question({ field, from, to }: LargeChange): string {
  const change = toOneDecimal(changeInPercent(from, to));
  const size = `${Math.abs(change).toLocaleString('en-GB')}% ${change > 0 ? 'more' : 'less'}`;
  const order = field === 'firstOrderPricePence' ? ' for the first order' : '';
  return `${formatPrice(to)}${order} is right: ${size} than ${formatPrice(from)}`;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
