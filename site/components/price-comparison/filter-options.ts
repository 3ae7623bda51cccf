import { doseOptions } from '#contract/rules/dose.ts';
import { productSorts } from '#contract/rules/product-order.ts';
import type { Product } from '#contract/schemas/product.ts';
import type { SelectOption } from '../filters/select-field.tsx';
import { sortTexts } from './sort-texts.ts';

/** The medications on sale, the one with most prices first. */
export function medicationOptions(products: readonly Product[]): SelectOption[] {
  const counts = new Map<string, number>();
  for (const { name } of products) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
  return [{ value: 'all', text: 'All medications' }, ...names.map(toOption)];
}

/** The doses of the specification and every other one on sale. */
export function dosageOptions(products: readonly Product[]): SelectOption[] {
  const doses = doseOptions(products.map(({ dose }) => dose));
  return [{ value: 'all', text: 'All doses' }, ...doses.map(toOption)];
}

/** All orders of the table. */
export const sortOptions: readonly SelectOption[] = productSorts.map((sort) => ({
  value: sort,
  text: sortTexts[sort],
}));

/** The words for a value; a value that is not on offer stands for itself. */
export function textOf(options: readonly SelectOption[], value: string): string {
  return options.find((option) => option.value === value)?.text ?? value;
}

/** The options, and the chosen value too if it is none of them. */
export function withChosen(options: readonly SelectOption[], value: string): SelectOption[] {
  const isKnown = options.some((option) => option.value === value);
  return isKnown ? [...options] : [...options, { value, text: value }];
}

/** Values in addresses are lower case. */
function toOption(text: string): SelectOption {
  return { value: text.toLowerCase(), text };
}
