import type { FilterOption } from '#contract/rules/product-filters.ts';
import { productSorts } from '#contract/rules/product-order.ts';
import { sortTexts } from './sort-texts.ts';

/** All orders of the table. */
export const sortOptions: readonly FilterOption[] = productSorts.map((sort) => ({
  value: sort,
  text: sortTexts[sort],
}));

/** The words for a value; a value that is not on offer stands for itself. */
export function textOf(options: readonly FilterOption[], value: string): string {
  return options.find((option) => option.value === value)?.text ?? value;
}

/** The options, and the chosen value too if it is none of them. */
export function withChosen(options: readonly FilterOption[], value: string): FilterOption[] {
  const isKnown = options.some((option) => option.value === value);
  return isKnown ? [...options] : [...options, { value, text: value }];
}
