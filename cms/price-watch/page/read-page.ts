import { load, type CheerioAPI } from 'cheerio';
import { priceIn } from './amounts.ts';
import { findCandidates, textOf } from './candidates.ts';
import { decodePage } from './decode-page.ts';
import type { Candidate, Reading, SeenPage, WatchRule } from './reading.ts';
import { readStructuredData } from './structured-offers.ts';

const maxExcerpt = 4000;
/** What is struck through was the price once. */
const struckThrough = 's, del, strike, [style*="line-through"]';
const notShown = 'script, style, noscript, template';

export type PageAnswer = { reading: Reading; candidates: Candidate[] };

/** What a page says of the price and stock that a rule leads to, and which other prices stand there. */
export function readPage({ bytes, contentType, rule, dose }: SeenPage): PageAnswer {
  const $ = load(decodePage(bytes, contentType));
  const structured = rule.priceSelector ? undefined : readStructuredData($, dose);
  $(struckThrough).remove();
  $(notShown).remove();
  const reading = structured ?? (rule.priceSelector ? readBySelector($, rule) : nothing($));
  return {
    reading:
      'problem' in reading
        ? reading
        : { ...reading, excerpt: reading.excerpt.slice(0, maxExcerpt) },
    candidates: findCandidates($),
  };
}

function readBySelector($: CheerioAPI, { priceSelector, stockSelector }: WatchRule): Reading {
  const selected = select($, priceSelector ?? '');
  if (selected === undefined) return { problem: `“${priceSelector}” is no CSS selector.` };
  if (selected.length === 0) return asksToSignIn($) ?? { problem: 'The selector finds nothing.' };
  if (selected.length > 1) return { problem: `The selector finds ${selected.length} places.` };
  const price = priceIn(selected.attr('content') ?? textOf(selected));
  if ('problem' in price) return price;
  const stock = stockSelector ? readStock($, stockSelector) : null;
  if (typeof stock === 'string') return { problem: stock };
  return {
    pricePence: price.value,
    inStock: stock,
    source: `CSS selector ${priceSelector}`,
    excerpt: $.html(selected.parent()),
  };
}

/** Whether the text that a selector finds says that there is stock, or a sentence why it does not say. */
function readStock($: CheerioAPI, selector: string): boolean | string {
  const selected = select($, selector);
  if (selected === undefined) return `“${selector}” is no CSS selector.`;
  const text = textOf(selected);
  // First, because “not available” has “available” in it.
  if (outOfStock.test(text)) return false;
  return (
    inStock.test(text) || 'The selector for stock finds nothing that says whether there is any.'
  );
}

const outOfStock =
  /\b(?:out of stock|sold out|unavailable|not available|discontinued|back ?order|notify me|waiting list)\b/i;
const inStock = /\b(?:in stock|available|add to (?:basket|bag|cart)|buy now|order now)\b/i;

function select($: CheerioAPI, selector: string) {
  try {
    return $(selector);
  } catch {
    return undefined;
  }
}

function nothing($: CheerioAPI): Reading {
  const problem = 'The page has no structured data with a price. Choose where the price stands.';
  return asksToSignIn($) ?? { problem };
}

function asksToSignIn($: CheerioAPI): { problem: string } | undefined {
  const isWall = $('input[type="password"]').length > 0;
  return isWall ? { problem: 'The page asks to sign in.' } : undefined;
}
