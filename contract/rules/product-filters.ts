import type { Product } from '../schemas/product.ts';
import { compareDoses } from './dose.ts';
import { formatPrice, toPence, type Pence } from './money.ts';
import { memoiseByObject, memoiseByText } from './memoise.ts';
import { companyTypes, companyTypeTexts, hasCompanyType } from './provider-type.ts';
import { registers } from './registers.ts';
import { registersOf } from './registration.ts';
import { takeAll } from './steps.ts';
import { takesOver, terms, type TermName } from './provider-terms.ts';
import {
  forOrder,
  orderKindNames,
  orderKinds,
  productTotal,
  type OrderKind,
} from './total-cost.ts';

export type FilterOption = {
  value: string;
  text: string;
  /** The heading above it, for options that belong to something. */
  group?: string;
};

type FilterBase = {
  /** The query parameter in page URLs; in the API it is the filter's name. */
  pageParameter: string;
  label: string;
  /** Whether most visitors ask for it; the others are behind one line of the form. */
  isCommon?: boolean;
};

/** A filter by a value that a product has. */
type OptionFilter = FilterBase & {
  kind: 'option';
  /** The text of the option for everything. */
  allText: string;
  /** The options that match a product: the same list for products that have the same, of which there are thousands. */
  optionsOf: (product: Product) => readonly FilterOption[];
  /** The allowed values in order, if the list is fixed; otherwise the options come from the products on sale. */
  values?: readonly string[];
  /** The order of options without a fixed list, within their groups if they have any; by default, most products first. */
  compare?: (a: FilterOption, b: FilterOption) => number;
  /** Whether all options are offered whatever else is chosen: the other choices follow this one. */
  offersAll?: boolean;
  /** Whether a product matches every option because what is asked is not known of its provider: it is never hidden. */
  isUnknown?: (product: Product) => boolean;
  /** The product as it is shown and filtered with a value chosen. */
  shown?: (product: Product, value: string) => Product;
};

/** A filter by an amount in pounds that the visitor types. */
type AmountFilter = FilterBase & {
  kind: 'amount';
  matches: (product: Product, amount: Pence) => boolean;
  /** How the chosen amount is shown, as in `up to £180`. */
  textOf: (amount: string) => string;
  /** What the link says that leaves the amount out. */
  clearText: string;
};

export type FilterDefinition = OptionFilter | AmountFilter;

const orderOptions: readonly FilterOption[] = (['first', 'repeat'] as const).map((value) => ({
  value,
  text: orderKinds[value],
}));

// Each page asks for the options of all products several times: they are worked out once.

const medicationOptions = memoiseByText((name): FilterOption[] => [option(name)]);

const doseOptions = memoiseByText((medication) =>
  memoiseByText((dose): FilterOption[] => [{ ...option(dose), group: medication }]),
);

const typeOptions = memoiseByText((companyType): FilterOption[] =>
  companyTypes
    .filter((type) => hasCompanyType(companyType, type))
    .map((type) => ({ value: type, text: companyTypeTexts[type] })),
);

const inStockOptions: readonly FilterOption[] = [{ value: 'in-stock', text: 'In stock' }];
const noOptions: readonly FilterOption[] = [];

const registerOptions = memoiseByObject((company: Product['company']): FilterOption[] =>
  registersOf(company).map(({ name, shortName }) => ({ value: name, text: shortName })),
);

/** A product as an order shows it, the same one each time: many lists of them are kept. */
const shownInOrder: Readonly<Record<OrderKind, (product: Product) => Product>> = {
  any: (product) => product,
  first: memoiseByObject((product: Product) => forOrder(product, 'first')),
  repeat: memoiseByObject((product: Product) => forOrder(product, 'repeat')),
};

/**
 * The filters of the price comparison (specification, sections 2 and 9), in the order of the form and of every URL. The
 * API query, page URLs, form, tags and cache key all derive from this.
 */
const definitions = {
  medication: {
    kind: 'option',
    pageParameter: 'medication',
    label: 'Medication',
    isCommon: true,
    offersAll: true,
    allText: 'All medications',
    optionsOf: ({ name }) => medicationOptions(name),
  },
  dose: {
    kind: 'option',
    pageParameter: 'dose',
    label: 'Dosage',
    isCommon: true,
    allText: 'All doses',
    optionsOf: ({ name, dose }) => doseOptions(name)(dose),
    compare: (a, b) => compareDoses(a.text, b.text),
  },
  companyType: {
    kind: 'option',
    pageParameter: 'type',
    label: 'Provider type',
    isCommon: true,
    allText: 'All types',
    optionsOf: ({ company }) => typeOptions(company.type),
    values: companyTypes,
  },
  stock: {
    kind: 'option',
    pageParameter: 'stock',
    label: 'Stock',
    allText: 'Any stock',
    optionsOf: ({ inStock }) => (inStock ? inStockOptions : noOptions),
    values: ['in-stock'],
  },
  register: {
    kind: 'option',
    pageParameter: 'register',
    label: 'Registered with',
    allText: 'Any or none',
    optionsOf: ({ company }) => registerOptions(company),
    values: registers.map(({ name }) => name),
  },
  maxTotal: {
    kind: 'amount',
    pageParameter: 'max',
    label: 'Highest total',
    isCommon: true,
    // A total that is only a minimum may be within it, and nothing unknown is hidden.
    matches: (product, amount) => productTotal(product).pence <= amount,
    textOf: (amount) => `Up to ${amount}`,
    clearText: 'Show prices up to any total',
  },
  delivery: termFilter({
    pageParameter: 'delivery',
    label: 'Delivery to',
    allText: 'Anywhere',
    term: 'deliveryRegions',
    options: optionsOfTerm('deliveryRegions'),
    matches: (company, region) => company.terms.deliveryRegions?.some((each) => each === region),
  }),
  bmi: termFilter({
    pageParameter: 'bmi',
    label: 'BMI',
    allText: 'Any BMI',
    term: 'minBmi',
    options: ['25', '27', '27.5', '28', '30', '32', '35'].map((value) => ({
      value,
      text: `BMI ${value} or more`,
    })),
    matches: (company, bmi) => (lowestBmi(company) ?? 0) <= Number(bmi),
  }),
  switching: termFilter({
    pageParameter: 'switching',
    label: 'Switching',
    allText: 'New or switching',
    term: 'switchingProof',
    options: [{ value: 'yes', text: 'Accepts people who switch' }],
    matches: (company) => takesOver(company.terms),
  }),
  order: {
    kind: 'option',
    pageParameter: 'order',
    label: 'Order',
    allText: orderKinds.any,
    optionsOf: () => orderOptions,
    values: orderOptions.map(({ value }) => value),
    shown: (product, value) => shownInOrder[orderOf({ order: value })](product),
  },
} satisfies Record<string, FilterDefinition>;

export type ProductFilterName = keyof typeof definitions;

export const productFilters: Readonly<Record<ProductFilterName, FilterDefinition>> = definitions;
export const productFilterNames = Object.keys(definitions) as readonly ProductFilterName[];

/** A value for each filter, in lower case; `all` means no filter. */
export type ProductFilter = Readonly<Record<ProductFilterName, string>>;

/** Builds a record with a value for each filter. */
export function mapFilters<Value>(
  valueOf: (name: ProductFilterName) => Value,
): Record<ProductFilterName, Value> {
  return Object.fromEntries(productFilterNames.map((name) => [name, valueOf(name)])) as Record<
    ProductFilterName,
    Value
  >;
}

export const noFilter: ProductFilter = mapFilters(() => 'all');

/** The order that prices and fees are shown for. */
export function orderOf({ order }: { order: string }): OrderKind {
  return orderKindNames.find((kind) => kind === order) ?? 'any';
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

/**
 * The products that match every filter, in their given order and as the filters show them: the same list if all match.
 * A value that a filter does not take matches none.
 */
export function filterProducts(
  products: readonly Product[],
  filter: ProductFilter,
): readonly Product[] {
  return takeAll(filteringSteps(products, filter));
}

/** The same in steps of about a millisecond; in one where few are to be filtered, or the list is known. */
export function* filteringSteps(
  products: readonly Product[],
  filter: ProductFilter,
): Generator<void, readonly Product[]> {
  const names = productFilterNames.filter((name) => filter[name] !== 'all');
  if (names.length === 0) return products;
  const lists = knownLists(products);
  // Values come from addresses that anybody makes up: no text of one may stand for another.
  const key = JSON.stringify(names.map((name) => [name, filter[name]]));
  const known = lists.get(key);
  if (known) return known;
  const read = yield* readMatching(products, filter, names);
  // Others may have filtered them between two steps.
  const matching = lists.get(key) ?? read;
  if (lists.size === maxLists) lists.clear();
  lists.set(key, matching);
  return matching;
}

/** The lists that filters have made of a list: a page asks for the same ones several times. */
const knownLists = memoiseByObject<readonly Product[], Map<string, readonly Product[]>>(
  () => new Map(),
);
const maxLists = 50;

/** How many take about a millisecond. */
const portionSize = 500;

function* readMatching(
  products: readonly Product[],
  filter: ProductFilter,
  names: readonly ProductFilterName[],
): Generator<void, readonly Product[]> {
  const chosen = names.map((name) => matcher(productFilters[name], filter[name]));
  const matching: Product[] = [];
  for (let start = 0; start < products.length; start += portionSize) {
    if (start > 0) yield;
    const portion = shownBy(filter, products.slice(start, start + portionSize));
    for (const product of portion.filter((each) => chosen.every((matches) => matches(each))))
      matching.push(product);
  }
  const isWhole =
    matching.length === products.length &&
    matching.every((product, index) => product === products[index]);
  return isWhole ? products : matching;
}

/** How many products match a filter only because what it asks is not known of their providers. */
export function countUnknown(products: readonly Product[], filter: ProductFilter): number {
  const chosen = productFilterNames.filter((name) => filter[name] !== 'all');
  return products.filter((product) =>
    chosen.some((name) => {
      const definition = productFilters[name];
      return definition.kind === 'option' && definition.isUnknown?.(product);
    }),
  ).length;
}

/**
 * Whether a medication is chosen with a dose that nobody lists of it, only others: a form of a page without JavaScript in
 * which the medication was changed still sends the dose of the one before.
 */
export function isUnlistedDose(
  { medication, dose }: Pick<ProductFilter, 'dose' | 'medication'>,
  products: readonly Product[],
): boolean {
  if (medication === 'all' || dose === 'all') return false;
  const ofMedication = { ...noFilter, medication };
  return (
    filterProducts(products, ofMedication).length > 0 &&
    filterProducts(products, { ...ofMedication, dose }).length === 0
  );
}

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
function offeredOptions(
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

/**
 * Changes one filter and resets others that have no results with it, so that switching medication never leaves a dose that
 * it does not come in. An amount resets nothing: whoever has typed it can raise it.
 */
export function changeFilter(
  filter: ProductFilter,
  change: Partial<ProductFilter>,
  products: readonly Product[],
): ProductFilter {
  return productFilterNames.reduce<ProductFilter>(
    (changed, name) => {
      const value = changed[name];
      if (name in change || value === 'all' || productFilters[name].kind === 'amount')
        return changed;
      const options = offeredOptions(name, products, withoutAmounts(changed));
      const isOffered = options.some((each) => each.value === value);
      return isOffered ? changed : { ...changed, [name]: 'all' };
    },
    { ...filter, ...change },
  );
}

function shownBy(filter: ProductFilter, products: readonly Product[]): readonly Product[] {
  return productFilterNames.reduce((shown, name) => {
    const definition = productFilters[name];
    const value = filter[name];
    if (definition.kind !== 'option' || value === 'all' || !definition.shown) return shown;
    const { shown: asShown } = definition;
    return shown.map((product) => asShown(product, value));
  }, products);
}

type TermFilter = Pick<OptionFilter, 'allText' | 'label' | 'pageParameter'> & {
  term: TermName;
  options: readonly FilterOption[];
  matches: (company: Product['company'], value: string) => boolean | undefined;
};

/** A filter by what a provider asks; a provider whose answer is not known matches every option. */
function termFilter({ term, options, matches, ...texts }: TermFilter): OptionFilter {
  const isUnknown = (company: Product['company']) => company.terms[term] === null;
  const optionsOf = memoiseByObject((company: Product['company']) =>
    isUnknown(company) ? options : options.filter(({ value }) => matches(company, value)),
  );
  return {
    ...texts,
    kind: 'option',
    optionsOf: ({ company }) => optionsOf(company),
    values: options.map(({ value }) => value),
    isUnknown: ({ company }) => isUnknown(company),
  };
}

function optionsOfTerm(name: TermName): FilterOption[] {
  const term = terms[name];
  const options = 'options' in term ? term.options : {};
  return Object.entries(options).map(([value, text]) => ({ value, text }));
}

/** Also of those who are taken with a condition: nobody whom the provider may take is hidden. */
function lowestBmi(company: Product['company']): number | null {
  const { minBmi, minBmiWithCondition } = company.terms;
  return minBmi === null ? null : Math.min(minBmi, minBmiWithCondition ?? minBmi);
}

function matcher(filter: FilterDefinition, value: string): (product: Product) => boolean {
  if (filter.kind === 'option')
    return (product) => filter.optionsOf(product).some((each) => each.value === value);
  const amount = amountOf(value);
  return (product) => amount !== null && filter.matches(product, amount);
}

/** In pence; null if it is not an amount of up to £99,999. */
function amountOf(text: string): Pence | null {
  const [, pounds] = /^£?(\d{1,5}(?:\.\d{1,2})?)$/.exec(text) ?? [];
  return pounds === undefined ? null : toPence(pounds);
}

function option(text: string): FilterOption {
  return { value: text.toLowerCase(), text };
}

/** The choices of all filters but one; an amount that is none is no choice. */
function otherChoices(name: ProductFilterName, filter: ProductFilter): ProductFilter {
  const isNone = (each: ProductFilterName) =>
    each === name || (productFilters[each].kind === 'amount' && !takesAmount(filter[each]));
  return mapFilters((each) => (isNone(each) ? 'all' : filter[each]));
}

function withoutAmounts(filter: ProductFilter): ProductFilter {
  return mapFilters((name) => (productFilters[name].kind === 'amount' ? 'all' : filter[name]));
}
