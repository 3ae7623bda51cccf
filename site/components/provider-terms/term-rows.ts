import { feeBases } from '#contract/rules/consultation-fee-basis.ts';
import { counted } from '#contract/rules/counted.ts';
import { capitalised } from '#contract/rules/first-letter.ts';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import { termNames, terms, termText, unknownTerm } from '#contract/rules/provider-terms.ts';
import type { CompanyProfile } from '#contract/schemas/company-profile.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import type { TermSource, TermSources } from '#contract/schemas/provider-terms.ts';

type Asking = Pick<CompanyProfile, 'terms'> & {
  products: readonly FirstOrder[];
  termSources?: TermSources;
};
type FirstOrder = Pick<
  CompanyProduct,
  'consultationFee' | 'consultationFeeBasis' | 'dose' | 'firstOrderPrice' | 'name'
>;

/** One thing that a provider asks, as text. */
export type TermRow = {
  name: string;
  label: string;
  text: string;
  isKnown: boolean;
  /** Null where it is unknown, or is seen with the prices. */
  source: TermSource | null;
};

/** What a provider asks, row by row: the same rows in the same order for every provider. */
export function termRows({ products, terms: values, termSources }: Asking): TermRow[] {
  return [
    row('consultationFeeBasis', 'Consultation fee is charged', basisText(products)),
    row(
      'firstOrderPrice',
      'Price of the first order',
      firstOrderText(products),
      'No other price is known',
    ),
    ...termNames.map((name) => ({
      name,
      label: terms[name].label,
      text: termText(name, values[name]),
      isKnown: values[name] !== null,
      source: termSources?.[name] ?? null,
    })),
  ];
}

function row(name: string, label: string, text: string | null, unknown = unknownTerm): TermRow {
  return { name, label, text: text ?? unknown, isKnown: text !== null, source: null };
}

/** `Once`, or each of several that differ from product to product; null if none is known. */
function basisText(products: readonly FirstOrder[]): string | null {
  if (products.length > 0 && products.every(({ consultationFee }) => consultationFee === '0.00'))
    return 'Included in the price';
  const charged = products.filter(({ consultationFee }) => consultationFee !== '0.00');
  const texts = new Set(
    charged.map(({ consultationFeeBasis: basis }) =>
      basis === null ? unknownTerm.toLowerCase() : feeBases[basis],
    ),
  );
  if (charged.every(({ consultationFeeBasis }) => consultationFeeBasis === null)) return null;
  return capitalised([...texts].join(' or '));
}

/** For how many doses it is another price, and the lowest of them; null if none is known. */
function firstOrderText(products: readonly FirstOrder[]): string | null {
  const own = products.flatMap(({ name, dose, firstOrderPrice }) =>
    firstOrderPrice === null ? [] : [{ name, dose, pence: toPence(firstOrderPrice) }],
  );
  const [first] = own.toSorted((a, b) => a.pence - b.pence);
  if (!first) return null;
  return `Another price for ${counted(own.length, 'dose')}, from ${formatPrice(first.pence)} for ${first.name} ${first.dose}`;
}
