import { load, type Cheerio, type CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { poundsIn, priceIn } from './amounts.ts';
import { findCandidates, textOf } from './candidates.ts';
import { decodePage } from './decode-page.ts';
import { maxExcerpt, type Candidate, type Reading, type SeenPage } from './reading.ts';
import { stockIn } from './stock-wording.ts';
import { readStructuredData } from './structured-offers.ts';

/** What is struck through was the price once. */
const struckThrough = 's, del, strike, [style*="line-through"]';
const notShown = 'script, style, noscript, template';

export type PageAnswer = { reading: Reading; candidates: Candidate[] };

/** What a page says of the price and stock that a rule leads to, and which other prices stand there. */
export function readPage({ bytes, contentType, rule, product }: SeenPage): PageAnswer {
  const { priceSelector, stockSelector } = rule;
  const $ = load(decodePage(bytes, contentType));
  const structured = priceSelector ? undefined : readStructuredData($, product);
  $(struckThrough).remove();
  $(notShown).remove();
  const price = structured ?? (priceSelector ? readPrice($, priceSelector) : nothing($));
  const reading = stockSelector ? withStock($, price, stockSelector) : price;
  return {
    reading:
      'problem' in reading
        ? reading
        : { ...reading, excerpt: reading.excerpt.slice(0, maxExcerpt) },
    candidates: findCandidates($),
  };
}

function readPrice($: CheerioAPI, selector: string): Reading {
  const selected = select($, selector);
  if (selected === undefined) return { problem: `“${selector}” is no CSS selector.` };
  if (selected.length === 0) return signInProblem($) ?? { problem: 'The selector finds nothing.' };
  if (selected.length > 1) return { problem: `The selector finds ${selected.length} places.` };
  const text = textOf(selected);
  // What people see goes before what is meant for programs, which may lack the currency.
  const price = priceIn(poundsIn(text).length > 0 ? text : (selected.attr('content') ?? text));
  if ('problem' in price) return price;
  return {
    pricePence: price.value,
    inStock: null,
    source: `CSS selector ${selector}`,
    excerpt: $.html(selected.parent()),
  };
}

/** A price with the stock that a selector leads to, and the words that say it before the excerpt. */
function withStock($: CheerioAPI, price: Reading, selector: string): Reading {
  if ('problem' in price) return price;
  const selected = select($, selector);
  if (selected === undefined) return { problem: `“${selector}” is no CSS selector.` };
  const places = selected.toArray().map((element) => $(element));
  const texts = places.map(textOf);
  const [inStock = null, ...others] = new Set(places.map(stockAt));
  if (inStock === null || others.length > 0) {
    return { problem: 'The selector for stock finds nothing that says whether there is any.' };
  }
  return { ...price, inStock, excerpt: `${[...new Set(texts)].join('\n')}\n${price.excerpt}` };
}

/** What cannot be pressed is for sale to nobody, or not until a dose is chosen: it says nothing. */
const disabled = ':disabled, [aria-disabled="true"], .disabled';

function stockAt(place: Cheerio<AnyNode>): boolean | null {
  const inStock = stockIn(textOf(place));
  const isDisabled = place.closest(disabled).length > 0 || place.find(disabled).length > 0;
  return inStock && isDisabled ? null : inStock;
}

function select($: CheerioAPI, selector: string) {
  try {
    return $(selector);
  } catch {
    return undefined;
  }
}

function nothing($: CheerioAPI): Reading {
  const problem =
    'The page has no structured data with a price. Choose where the price is on the page.';
  return signInProblem($) ?? { problem };
}

function signInProblem($: CheerioAPI): { problem: string } | undefined {
  const isWall = $('input[type="password"]').length > 0;
  return isWall ? { problem: 'The page asks to sign in.' } : undefined;
}
