import type { Pence } from '#contract/rules/money.ts';

/** Where the price and stock stand on a page: without a selector, in its structured data. */
export type WatchRule = { priceSelector: string | null; stockSelector: string | null };

/** What tells the price of a product from the others on a page. */
export type WantedProduct = {
  dose: string;
  medication: string;
  /** The names of those that it is not. */
  otherMedications: readonly string[];
};

/** A page as it came, and what is looked for there. */
export type SeenPage = {
  address: string;
  bytes: Uint8Array;
  contentType: string;
  rule: WatchRule;
  /** Null to find the price of whatever there is. */
  product: WantedProduct | null;
};

/** A price on a page that a click can take. */
export type Candidate = { selector: string; text: string };

/** In characters: what an editor is shown of a page. */
export const maxExcerpt = 4000;

export type Found = {
  pricePence: Pence;
  /** Null if the page does not say. */
  inStock: boolean | null;
  /** As in `JSON-LD`. */
  source: string;
  /** The part of the page where it stands. */
  excerpt: string;
};

/** What was found on a page, or a sentence that says why nothing was. */
export type Reading = Found | { problem: string };
