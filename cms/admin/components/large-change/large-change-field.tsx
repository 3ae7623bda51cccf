'use client';

import { CheckboxInput, useField, useFormFields } from '@payloadcms/ui';
import type { CheckboxFieldClientComponent } from 'payload';
import { useEffect, useState } from 'react';
import { formatPrice, formatTotal, type Pence } from '#contract/rules/money.ts';
import { changeInPercent, toOneDecimal } from '#contract/rules/price-change.ts';
import {
  gatedAmounts,
  largeChanges,
  type GatedAmount,
  type LargeChange,
} from '#contract/rules/price-gate.ts';

/** Asks for a large change of a price or of the total to be confirmed; nothing to see while there is none. */
export const LargeChangeField: CheckboxFieldClientComponent = ({ path }) => {
  const { value, setValue } = useField<boolean>({ potentiallyStalePath: path });
  const fields = useFormFields(([all]) => all);
  const { pricePence: price, ...stored } = amountsOf((name) => fields[name]?.initialValue);
  const typed = amountsOf((name) => fields[name]?.value);
  const changes = largeChanges(price === null ? undefined : { ...stored, pricePence: price }, {
    ...typed,
    pricePence: typed.pricePence ?? price ?? undefined,
  });
  const asked = changes.map(question).join('; ');
  const [confirmed, setConfirmed] = useState('');

  // Whoever has confirmed a figure has not confirmed the next one; the form sends what it holds, whatever is shown.
  useEffect(() => {
    if (value && confirmed !== asked) setValue(false, true);
  }, [asked, confirmed, setValue, value]);

  if (changes.length === 0) return null;
  return (
    <CheckboxInput
      id={`field-${path}`}
      name={path}
      label={asked}
      checked={value}
      onToggle={({ target }) => {
        setConfirmed(asked);
        setValue(target.checked);
      }}
    />
  );
};

/** The amounts of the form, in pence, as they are stored or as they are typed; null where there is none. */
function amountsOf(read: (name: GatedAmount) => unknown): Record<GatedAmount, Pence | null> {
  const amounts = gatedAmounts.map((name) => [name, numberOf(read(name))]);
  return Object.fromEntries(amounts) as Record<GatedAmount, Pence | null>;
}

function question({ field, from, to }: LargeChange): string {
  const change = toOneDecimal(changeInPercent(from, to));
  const size = `${Math.abs(change).toLocaleString('en-GB')}% ${change > 0 ? 'more' : 'less'}`;
  if (field === 'total') {
    return `A total of ${formatTotal(to)} is right: ${size} than ${formatTotal(from)}`;
  }
  const order = field === 'firstOrderPricePence' ? ' for the first order' : '';
  return `${formatPrice(to)}${order} is right: ${size} than ${formatPrice(from)}`;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
