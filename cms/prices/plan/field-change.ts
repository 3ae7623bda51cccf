import type { FieldChange } from '#contract/rules/price-import.ts';
import {
  isSameValue,
  priceFields,
  type PriceFieldName,
  type PriceValues,
} from '../price-fields.ts';

/** Nothing where the row does not say, or says what is stored. */
export function fieldChange<Field extends PriceFieldName>(
  name: Field,
  to: PriceValues[Field] | undefined,
  from?: PriceValues[Field],
): FieldChange[] {
  const { label, show } = priceFields[name];
  if (to === undefined) return [];
  if (from === undefined) return [{ field: label, to: show(to) }];
  return isSameValue(name, from, to) ? [] : [{ field: label, from: show(from), to: show(to) }];
}
