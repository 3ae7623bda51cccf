import { feeBases, feeBasisOf } from '#contract/rules/consultation-fee-basis.ts';
import { formatTotal, toDecimalString } from '#contract/rules/money.ts';
import { isRegistered } from '#contract/rules/registration.ts';
import { capitalised } from '#contract/rules/first-letter.ts';
import { pagePath } from '#contract/rules/page-path.ts';
import { doseFeedPath, providerFeedPath } from '#contract/rules/price-feeds.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { Product } from '#contract/schemas/product.ts';
import type { Catalogue } from '../catalogue/build-catalogue.ts';
import type { ChangesOf, ObservedChange, ToldField } from '../observations/newest-changes.ts';
import { atomFeed, type AtomEntry, type AtomFeed } from './atom.ts';

/** A feed of prices: whose observations it tells, and how it is named. */
export type PriceFeed = Pick<AtomFeed, 'page' | 'path' | 'title'> & { of: ChangesOf };

/** The feed of a dose by its names in lower case; nothing if no provider lists it. */
export function doseFeed(
  { medications, products }: Catalogue,
  { medication, dose }: { medication: string; dose: string },
): PriceFeed | undefined {
  const product = products.find(
    (each) => doseFeedPath(each.name, each.dose) === doseFeedPath(medication, dose),
  );
  const stored = medications.find(({ name }) => name === product?.name);
  if (!product || !stored) return undefined;
  const query = new URLSearchParams({
    medication: product.name.toLowerCase(),
    dose: product.dose.toLowerCase(),
  });
  return {
    of: { medication: stored.id, dose: product.dose },
    path: doseFeedPath(product.name, product.dose),
    page: `/compare?${query}`,
    title: `Prices of ${product.name} ${product.dose}`,
  };
}

/** The feed of a provider by its slug; nothing if there is no such provider. */
export function providerFeed({ providers }: Catalogue, slug: string): PriceFeed | undefined {
  const provider = providers.get(slug);
  return (
    provider && {
      of: { provider: provider.id },
      path: providerFeedPath(slug),
      page: pagePath('provider', { slug }),
      title: `Prices at ${provider.name}`,
    }
  );
}

/** A feed of prices as an Atom feed: each change that was seen of what is listed now, with its receipt. */
export function priceFeed(
  { path, page, title }: PriceFeed,
  changes: readonly ObservedChange[],
  { catalogue: { products, site }, publicUrl }: { catalogue: Catalogue; publicUrl: string },
): string {
  const byId = new Map(products.map((product) => [product.id, product]));
  const entries = changes.flatMap((change) => {
    const product = byId.get(change.product);
    return product ? [entryOf(change, product, publicUrl)] : [];
  });
  const { siteName, showsSampleData } = site;
  const subtitle = `What was seen to change.${showsSampleData ? ' Sample data: all of it is invented.' : ''}`;
  return atomFeed(
    { path, page, title: `${title}, ${siteName}`, subtitle, siteName, entries },
    publicUrl,
  );
}

function entryOf(
  { observed, before }: ObservedChange,
  product: Product,
  publicUrl: string,
): AtomEntry {
  const url = `${publicUrl}${pagePath('price', { id: product.id })}`;
  const { company } = product;
  const warning = isRegistered(company) ? '' : ' (no current registration on record)';
  const name = `${product.name} ${product.dose} at ${company.name}${warning}`;
  return {
    id: `${url}#${observed.id}`,
    url,
    title: `${name}: ${totalText(observed)}`,
    summary: [
      before ? `Before: ${totalText(before)}.` : 'Seen for the first time.',
      `${capitalised(termsText(observed, before))}.`,
      ...(observed.note ? [`Corrects the observation before it. ${observed.note}`] : []),
    ].join(' '),
    updatedAt: observed.recordedAt,
  };
}

type Observed = ObservedChange['observed'];

type Term = {
  /** Null if the provider asks nothing of the kind. */
  valueOf: (observed: Observed) => string | null;
  inWords: (value: string) => string;
};

/** What an order is made of, in the order of an entry; {@link totalText} has the rest of what is told. */
const terms: Readonly<Record<Exclude<ToldField, 'inStock' | 'isListed'>, Term>> = {
  pricePence: {
    valueOf: ({ pricePence }) => formatTotal(pricePence),
    inWords: (price) => `price ${price}`,
  },
  firstOrderPricePence: {
    valueOf: ({ firstOrderPricePence: pence }) => (pence ? formatTotal(pence) : null),
    inWords: (price) => `${price} for a first order`,
  },
  consultationFeePence: {
    valueOf: ({ consultationFeePence }) => feeText(consultationFeePence),
    inWords: (fee) => `consultation ${fee}`,
  },
  consultationFeeBasis: {
    valueOf: ({ consultationFeePence = null, consultationFeeBasis = null }) => {
      const basis = feeBasisOf(consultationFeePence, consultationFeeBasis);
      return basis && feeBases[basis];
    },
    inWords: (basis) => `charged ${basis}`,
  },
  deliveryFeePence: {
    valueOf: ({ deliveryFeePence }) => feeText(deliveryFeePence),
    inWords: (fee) => `delivery ${fee}`,
  },
};

function termsText(observed: Observed, before: Observed | null): string {
  return Object.values(terms)
    .map((term) => termText(term, observed, before))
    .filter((text) => text !== null)
    .join(', ');
}

/** A term, and what it was before if that is something else; null if there is none, and was none. */
function termText({ valueOf, inWords }: Term, observed: Observed, previous: Observed | null) {
  const value = valueOf(observed);
  const before = previous ? valueOf(previous) : value;
  if (value === null) return before === null ? null : `no longer ${inWords(before)}`;
  if (value === before) return inWords(value);
  return before === null ? `now ${inWords(value)}` : `${inWords(value)} (before ${before})`;
}

function totalText(observed: Observed): string {
  if (!observed.isListed) return 'no longer listed';
  const { pence, isComplete } = totalCost({
    price: toDecimalString(observed.pricePence),
    consultationFee: toDecimalString(observed.consultationFeePence ?? null),
    deliveryFee: toDecimalString(observed.deliveryFeePence ?? null),
  });
  const total = `${isComplete ? 'total' : 'total at least'} ${formatTotal(pence)}`;
  if (observed.inStock === true) return `${total}, in stock`;
  return observed.inStock === false ? `${total}, out of stock` : total;
}

function feeText(pence: number | null | undefined): string {
  return pence === null || pence === undefined ? 'not stated' : formatTotal(pence);
}
