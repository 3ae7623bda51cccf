import type { FilterOption } from '#contract/rules/product-filters.ts';
import { productSorts } from '#contract/rules/product-order.ts';
import { sortTexts } from './sort-texts.ts';

/** All sort orders of the table. */
export const sortOptions: readonly FilterOption[] = productSorts.map((sort) => ({
  value: sort,
  text: sortTexts[sort],
}));

/** The text of an option; an unknown value is shown as it is. */
export function textOf(options: readonly FilterOption[], value: string): string {
  return options.find((option) => option.value === value)?.text ?? value;
}

/** The options, plus the chosen value if it is not among them. */
export function withChosen(options: readonly FilterOption[], value: string): FilterOption[] {
  const isKnown = options.some((option) => option.value === value);
  return isKnown ? [...options] : [...options, { value, text: value }];
}
