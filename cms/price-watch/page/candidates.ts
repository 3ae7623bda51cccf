import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { poundsIn } from './amounts.ts';
import type { Candidate } from './reading.ts';

const maxCandidates = 30;
const maxLevels = 12;

/** The prices that stand on a page, each with a selector that leads to it alone. */
export function findCandidates($: CheerioAPI): Candidate[] {
  const candidates: Candidate[] = [];
  for (const element of $('body *').toArray()) {
    const text = textOf($(element));
    if (text.length > 100 || poundsIn(text).length === 0 || hasPriceInside($, element)) continue;
    const selector = selectorOf($, element);
    if (selector === undefined) continue;
    candidates.push({ selector, text });
    if (candidates.length === maxCandidates) break;
  }
  return candidates;
}

/** Much more than any price, and less than takes long to work on. */
const maxText = 100_000;

export function textOf(element: Cheerio<AnyNode>): string {
  return element.text().slice(0, maxText).replace(/\s+/g, ' ').trim();
}

/** The innermost element that says a price is the one to choose. */
function hasPriceInside($: CheerioAPI, element: Element): boolean {
  return $(element)
    .children()
    .toArray()
    .some((child) => poundsIn(textOf($(child))).length > 0);
}

/** The shortest way from an id, a class or the page down to an element; undefined if none leads to it alone. */
function selectorOf($: CheerioAPI, element: Element): string | undefined {
  const parts: string[] = [];
  for (let at: Element | null = element; at && parts.length < maxLevels; at = parentOf(at)) {
    for (const name of namesOf($, at)) {
      const selector = [name, ...parts].join(' > ');
      if ($(selector).length === 1) return selector;
    }
    parts.unshift(`${at.name}:nth-of-type(${indexOf($, at)})`);
  }
  return undefined;
}

/** What an element may be known by; a name with other letters would have to be escaped. */
function namesOf($: CheerioAPI, { name, attribs }: Element): string[] {
  const isPlain = (word: string) => /^[a-z][\w-]*$/i.test(word);
  const ids = [attribs.id ?? ''].filter(isPlain).map((id) => `#${id}`);
  const classes = (attribs.class ?? '').split(/\s+/).filter(isPlain);
  return [
    ...ids,
    ...classes.map((word) => `${name}.${word}`),
    ...(name === 'body' ? ['body'] : []),
  ];
}

function parentOf({ parent }: Element): Element | null {
  return parent && 'name' in parent ? parent : null;
}

function indexOf($: CheerioAPI, element: Element): number {
  return $(element).prevAll(element.name).length + 1;
}
