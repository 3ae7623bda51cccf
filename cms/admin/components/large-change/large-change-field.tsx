'use client';

import { CheckboxInput, useField, useFormFields } from '@payloadcms/ui';
import type { CheckboxFieldClientComponent } from 'payload';
import { useEffect, useState } from 'react';
import { formatPrice, formatTotal, type Pence } from '#contract/rules/money.ts';
import { changeInPercent, toOneDecimal } from '#contract/rules/price-change.ts';
import { largeChanges, type LargeChange } from '#contract/rules/price-gate.ts';

/** Asks for a large change of a price or of the total to be confirmed; nothing to see while there is none. */
export const LargeChangeField: CheckboxFieldClientComponent = ({ path }) => {
  const { value, setValue } = useField<boolean>({ potentiallyStalePath: path });
  const price = useAmount('pricePence');
  const first = useAmount('firstOrderPricePence');
  const consultation = useAmount('consultationFeePence');
  const delivery = useAmount('deliveryFeePence');
  const stored = price.stored !== null && {
    pricePence: price.stored,
    firstOrderPricePence: first.stored,
    consultationFeePence: consultation.stored,
    deliveryFeePence: delivery.stored,
  };
  const changes = largeChanges(stored || undefined, {
    pricePence: price.typed ?? price.stored ?? undefined,
    firstOrderPricePence: first.typed,
    consultationFeePence: consultation.typed,
    deliveryFeePence: delivery.typed,
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

/** An amount of the form, in pence, as it is stored and as it is typed; null if there is none. */
function useAmount(name: string): { stored: Pence | null; typed: Pence | null } {
  const field = useFormFields(([fields]) => fields[name]);
  return { stored: numberOf(field?.initialValue), typed: numberOf(field?.value) };
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
