import { toPence, type Pence } from './money.ts';
import {
  productFilterNames,
  productFilters,
  type AmountFilter,
  type ProductFilter,
  type ProductFilterName,
} from './product-filters.ts';

/** What was typed, in pence; null if it is not an amount of up to £99,999. */
export function amountOf(text: string): Pence | null {
  const [, pounds] = /^£?(\d{1,5}(?:\.\d{1,2})?)$/.exec(text) ?? [];
  return pounds === undefined ? null : toPence(pounds);
}

/** Whether a filter by an amount takes this value; `all` is no filter. */
export function takesAmount(value: string): boolean {
  return value === 'all' || amountOf(value) !== null;
}

/** The filter by an amount that has none, if there is one. */
export function misunderstoodFilter(
  filter: ProductFilter,
): (AmountFilter & { name: ProductFilterName }) | undefined {
  for (const name of productFilterNames) {
    const definition = productFilters[name];
    if (definition.kind === 'amount' && !takesAmount(filter[name])) return { name, ...definition };
  }
  return undefined;
}

/** Whether every filter by an amount has one. */
export function isUnderstood(filter: ProductFilter): boolean {
  return misunderstoodFilter(filter) === undefined;
}

/** What to do about a value that is not an amount, in one sentence that begins with the field's name. */
export function amountProblem(fieldName: string): string {
  return `${fieldName} is an amount in pounds, such as 180 or 180.50.`;
}
