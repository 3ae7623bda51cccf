/** A longer text says more than whether there is stock. */
const maxLength = 200;

/** The whole of a text that says nothing else: “In stock until Friday” is another statement. */
const inStock =
  /^(?:availability |currently |now )*(?:(?:(?:only )?[1-9]\d*\+? (?:left )?)?in stock(?: [1-9]\d*$)?|available(?: now)?|add to (?:basket|bag|cart)|buy now|order now| )+$/;

const outOfStock =
  /\b(?:out of stock|sold out|unavailable|discontinued|back ?order|notify me|waiting list|no stock|0 in stock|in stock\W{1,3}0|(?:in stock|available|coming)(?: again)? soon|(?:not|no longer|none|when)(?: [\w’']{1,20}){0,2} (?:in stock|available))\b/g;

/** What sounds like stock. */
const stockPhrase = /\b(?:in stock|available|add to (?:basket|bag|cart)|buy now|order now)\b/;

/** Whether a text says plainly that there is stock, or that there is none; null if it may mean either. */
export function stockIn(text: string): boolean | null {
  if (text.length > maxLength) return null;
  const words = text.toLowerCase().replaceAll(/[\s-]+/g, ' ');
  if (inStock.test(words.replaceAll(/[\s.,:;!()–—✓✔]+/g, ' ').trim())) return true;
  const rest = words.replaceAll(outOfStock, '');
  return rest === words || stockPhrase.test(rest) ? null : false;
}
