import type { FilterOption } from '#contract/rules/product-filters.ts';
import type { ProductSort } from '#contract/rules/product-order.ts';
import { sortTexts } from './sort-texts.ts';

/** All sort orders of the table, that of the total first. */
export const sortOptions: readonly FilterOption[] = (Object.keys(sortTexts) as ProductSort[]).map(
  (sort) => ({ value: sort, text: sortTexts[sort] }),
);

/** The options, plus the chosen value if it is not among them. */
export function withChosen(options: readonly FilterOption[], value: string): FilterOption[] {
  const isKnown = options.some((option) => option.value === value);
  return isKnown ? [...options] : [...options, { value, text: value }];
}
