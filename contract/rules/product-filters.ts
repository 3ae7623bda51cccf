import type { Product } from '../schemas/product.ts';
import { compareDoses } from './dose.ts';
import type { Pence } from './money.ts';
import { memoiseByObject, memoiseByText } from './memoise.ts';
import { companyTypes, companyTypeTexts, hasCompanyType } from './provider-type.ts';
import { registers } from './registers.ts';
import { registersOf } from './registration.ts';
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
export type OptionFilter = FilterBase & {
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
export type AmountFilter = FilterBase & {
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

function option(text: string): FilterOption {
  return { value: text.toLowerCase(), text };
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
