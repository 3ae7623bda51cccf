import type { Product } from '../schemas/product.ts';
import { amountOf, takesAmount } from './filter-amounts.ts';
import { filterProducts } from './filter-products.ts';
import { memoiseByObject } from './memoise.ts';
import { formatPrice } from './money.ts';
import {
  mapFilters,
  noFilter,
  productFilters,
  type FilterOption,
  type OptionFilter,
  type ProductFilter,
  type ProductFilterName,
} from './product-filters.ts';

/**
 * The options of a filter, starting with the one for everything; none if its value is typed. The other filters narrow
 * them so that every option has results: with Mounjaro chosen there are no doses of Wegovy, and with “In stock” none that
 * nobody has. All medications are offered whatever else is chosen, since a dose gives way to them. What is chosen is always
 * among the options.
 */
export function filterOptions(
  name: ProductFilterName,
  products: readonly Product[],
  filter: ProductFilter,
): readonly FilterOption[] {
  const options = offeredOptions(name, products, filter);
  const isChosen = ({ value }: FilterOption) => value === filter[name];
  const chosen = options.some(isChosen)
    ? undefined
    : offeredOptions(name, products, noFilter).find(isChosen);
  return chosen ? [...options, chosen] : options;
}

/** The options of a filter that have results. */
export function offeredOptions(
  name: ProductFilterName,
  products: readonly Product[],
  filter: ProductFilter,
): readonly FilterOption[] {
  const definition = productFilters[name];
  if (definition.kind === 'amount') return [];
  const offering = filterProducts(
    products,
    definition.offersAll ? noFilter : otherChoices(name, filter),
  );
  const known = knownOptions(offering);
  const options = known.get(name) ?? readOptions(definition, offering);
  known.set(name, options);
  return options;
}

/** The options that filters have had, by the list of products that offers them. */
const knownOptions = memoiseByObject<
  readonly Product[],
  Map<ProductFilterName, readonly FilterOption[]>
>(() => new Map());

function readOptions(filter: OptionFilter, products: readonly Product[]): FilterOption[] {
  const options = filter.values
    ? fixedOptions(filter, filter.values, products)
    : countedOptions(filter, products);
  return [{ value: 'all', text: filter.allText }, ...options];
}

/** The options of a fixed list that some product has. */
function fixedOptions(
  { optionsOf }: OptionFilter,
  values: readonly string[],
  products: readonly Product[],
): FilterOption[] {
  const found = new Map<string, FilterOption>();
  const known = new Set<readonly FilterOption[]>();
  for (const product of products) {
    if (found.size === values.length) break;
    const options = optionsOf(product);
    if (known.has(options)) continue;
    known.add(options);
    for (const offered of options) found.set(offered.value, offered);
  }
  return values.flatMap((value) => found.get(value) ?? []);
}

type Counted = { offered: FilterOption; count: number };
type Group = { options: Map<string, Counted>; count: number };

/** The options of all products, those of the largest group first. */
function countedOptions(
  { optionsOf, compare }: OptionFilter,
  products: readonly Product[],
): FilterOption[] {
  const counts = new Map<readonly FilterOption[], number>();
  for (const product of products) {
    const options = optionsOf(product);
    counts.set(options, (counts.get(options) ?? 0) + 1);
  }
  const groups = new Map<string | undefined, Group>();
  for (const [options, count] of counts)
    for (const offered of options) countOption(groups, offered, count);
  return [...groups.values()]
    .toSorted(largestFirst)
    .flatMap(({ options }) =>
      [...options.values()].toSorted((a, b) =>
        compare ? compare(a.offered, b.offered) : largestFirst(a, b),
      ),
    )
    .map(({ offered }) => offered);
}

function countOption(
  groups: Map<string | undefined, Group>,
  offered: FilterOption,
  count: number,
): void {
  const group = groups.get(offered.group) ?? { options: new Map<string, Counted>(), count: 0 };
  if (group.count === 0) groups.set(offered.group, group);
  group.count += count;
  const counted = group.options.get(offered.value);
  if (counted) counted.count += count;
  else group.options.set(offered.value, { offered, count });
}

function largestFirst(a: { count: number }, b: { count: number }): number {
  return b.count - a.count;
}

/** The text of a chosen value; one that is not among the options is shown as it is. */
export function filterText(
  name: ProductFilterName,
  value: string,
  options: readonly FilterOption[],
): string {
  const filter = productFilters[name];
  if (filter.kind === 'option') return options.find((each) => each.value === value)?.text ?? value;
  const amount = amountOf(value);
  return filter.textOf(amount === null ? value : formatPrice(amount));
}

/** The choices of all filters but one; an amount that is none is no choice. */
function otherChoices(name: ProductFilterName, filter: ProductFilter): ProductFilter {
  const isNone = (each: ProductFilterName) =>
    each === name || (productFilters[each].kind === 'amount' && !takesAmount(filter[each]));
  return mapFilters((each) => (isNone(each) ? 'all' : filter[each]));
}
