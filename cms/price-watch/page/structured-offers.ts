import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { readPrice } from '#cms/prices/file/read-amount.ts';
import { offersOf } from './offers-of-product.ts';
import { maxExcerpt, type Found, type Reading, type WantedProduct } from './reading.ts';

/** An offer in the words of https://schema.org/Offer, as a page says it. */
type Offer = {
  /** Its own and those of what it is part of, from the inside out. */
  names: readonly string[];
  price: string;
  currency: string;
  availability: string;
  /** Whether it is the lowest of several. */
  isLowest: boolean;
  source: 'JSON-LD' | 'Microdata';
  /** Made of the one that is chosen: of all, a page could have them fill the memory. */
  excerpt: () => string;
};

/** The price and stock of a product in a page's structured data; undefined if it has no offers. */
export function readStructuredData(
  $: CheerioAPI,
  product: WantedProduct | null,
): Reading | undefined {
  const offers = [...jsonLdOffers($), ...microdataOffers($)];
  if (offers.length === 0) return undefined;
  const inPounds = offers.filter(({ currency }) => currency === 'GBP');
  if (inPounds.length === 0)
    return { problem: 'The page’s structured data has no price in pounds.' };
  const single = inPounds.filter(({ isLowest }) => !isLowest);
  if (single.length === 0) {
    return {
      problem: 'The page’s structured data gives a starting price, not the price of this dose.',
    };
  }
  const ofProduct = product ? offersOf(product, single) : single;
  if ('problem' in ofProduct) return ofProduct;
  const found = ofProduct.flatMap((offer) => withPrice(offer) ?? []);
  const [first, ...others] = found;
  if (!first) return { problem: 'The page’s structured data has no price of this dose.' };
  if (others.some(({ pricePence }) => pricePence !== first.pricePence)) {
    return { problem: 'The page’s structured data has several prices.' };
  }
  return toFound(found.find(({ inStock }) => inStock) ?? first);
}

type PricedOffer = Offer & Pick<Found, 'pricePence' | 'inStock'>;

function withPrice(offer: Offer): PricedOffer | undefined {
  const read = readPrice(offer.price.trim());
  if ('problem' in read) return undefined;
  return { ...offer, pricePence: read.value, inStock: readAvailability(offer.availability) };
}

function toFound({ names, pricePence, inStock, source, excerpt }: PricedOffer): Found {
  const words = [names.toReversed().join(' '), excerpt()];
  return { pricePence, inStock, source, excerpt: words.filter(Boolean).join('\n') };
}

/** https://schema.org/ItemAvailability, with or without its address. */
function readAvailability(text: string): boolean | null {
  const name = text.trim().split(/[/#:]/).at(-1) ?? '';
  if (['InStock', 'LimitedAvailability', 'OnlineOnly'].includes(name)) return true;
  const isOut = ['OutOfStock', 'SoldOut', 'Discontinued', 'BackOrder', 'PreOrder', 'InStoreOnly'];
  return isOut.includes(name) ? false : null;
}

type Node = Record<string, unknown>;

function jsonLdOffers($: CheerioAPI): Offer[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => offersIn(parse($(script).text())));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The offers anywhere in a document, found without recursion: it may be nested as deep as it likes. */
function offersIn(document: unknown): Offer[] {
  const offers: Offer[] = [];
  const waiting: { value: unknown; names: readonly string[] }[] = [{ value: document, names: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, names } = next;
    if (typeof value !== 'object' || value === null) continue;
    const node = value as Node;
    const offered = [node.itemOffered].flat().map((item) => textOf((item as Node | null)?.name));
    const name = [...offered, textOf(node.name), textOf(node.sku)].filter(Boolean).join(' ');
    const inside = name ? [name, ...names] : names;
    if (hasType(node, 'Offer') || hasType(node, 'AggregateOffer'))
      offers.push(...toOffers(node, inside));
    for (const child of Object.values(node)) waiting.push({ value: child, names: inside });
  }
  return offers;
}

function hasType(node: Node, type: string): boolean {
  return [node['@type']].flat().some((given) => textOf(given).replace(/^.*[/:]/, '') === type);
}

/** What was paid before, or is recommended, is not the price. */
const otherPrices = /ListPrice|StrikethroughPrice|SRP|MSRP|InvoicePrice|MinimumAdvertisedPrice/;

function toOffers(node: Node, names: readonly string[]): Offer[] {
  const isLowest = hasType(node, 'AggregateOffer');
  const specifications = [node.priceSpecification]
    .flat()
    .filter(
      (each): each is Node =>
        typeof each === 'object' &&
        each !== null &&
        !otherPrices.test(textOf((each as Node).priceType)),
    );
  const own = isLowest ? { price: node.lowPrice ?? node.price } : { price: node.price };
  return [own, ...specifications].flatMap((part: Node) => {
    const price = textOf(part.price);
    if (price === '') return [];
    return [
      {
        names,
        price,
        currency: textOf(part.priceCurrency ?? node.priceCurrency).toUpperCase(),
        availability: textOf(node.availability),
        isLowest,
        source: 'JSON-LD' as const,
        excerpt: () => inJson(node),
      },
    ];
  });
}

/** Indented where it is short, because indentation grows with the square of the depth. */
function inJson(node: Node): string {
  const text = JSON.stringify(node);
  return text.length > maxExcerpt ? text.slice(0, maxExcerpt) : JSON.stringify(node, null, 2);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function microdataOffers($: CheerioAPI): Offer[] {
  const nameOf = microdataNames($);
  return $(
    '[itemscope][itemtype*="schema.org/Offer"], [itemscope][itemtype*="schema.org/AggregateOffer"]',
  )
    .toArray()
    .flatMap((element) => {
      const scope = $(element);
      const property = (name: string) => valueOf(scope.find(`[itemprop="${name}"]`).first());
      const isLowest = (scope.attr('itemtype') ?? '').includes('AggregateOffer');
      const price = property(isLowest ? 'lowPrice' : 'price').replace(/^£/, '');
      if (price === '') return [];
      const offered = scope.find('[itemprop="itemOffered"][itemscope]').toArray();
      const scopes = [...offered, element, ...scope.parents('[itemscope]').toArray()];
      return [
        {
          names: scopes.flatMap((each) => nameOf.get(each) || []),
          price,
          currency: property('priceCurrency').toUpperCase(),
          availability: property('availability'),
          isLowest,
          source: 'Microdata' as const,
          excerpt: () => $.html(scope),
        },
      ];
    });
}

/** The first name of each thing, without those of the things within it. */
function microdataNames($: CheerioAPI): ReadonlyMap<AnyNode, string> {
  const names = new Map<AnyNode, string>();
  for (const element of $('[itemprop="name"]').toArray()) {
    const [scope] = $(element).parent().closest('[itemscope]').toArray();
    if (scope && !names.has(scope)) names.set(scope, valueOf($(element)));
  }
  return names;
}

function valueOf(property: Cheerio<AnyNode>): string {
  return (property.attr('content') ?? property.attr('href') ?? property.text()).trim();
}
