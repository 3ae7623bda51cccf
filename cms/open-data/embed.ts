import { formatDate } from '#contract/rules/date.ts';
import { formatPrice, formatTotal, toPence } from '#contract/rules/money.ts';
import { isOnSale } from '#contract/rules/on-sale.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { Product } from '#contract/schemas/product.ts';
import type { SiteSettings } from '#contract/schemas/site.ts';
import { colours } from '../seo/colours.ts';
import { element, emptyElement, textElement } from '../seo/xml.ts';

type Options = {
  products: readonly Product[];
  site: Pick<SiteSettings, 'showsSampleData' | 'siteName'>;
  publicUrl: string;
  /** In any case, as in a URL. */
  medication: string;
  dose: string;
};

const shownRows = 5;
const width = 480;
const rowHeight = 28;
const fontFamily = "system-ui, 'Segoe UI', Roboto, Arial, sans-serif";

/**
 * An SVG of the lowest prices of one dose, for other people's pages. It includes the date of the oldest check, so that
 * a copy shows its age. Null if no provider lists the dose.
 */
export function renderEmbed({ products, site, publicUrl, medication, dose }: Options) {
  const listed = products.filter(
    (product) => isSame(product.name, medication) && isSame(product.dose, dose),
  );
  const [first] = listed;
  if (!first) return null;
  const cheapest = listed
    .filter((product) => isOnSale(product, product.company))
    .toSorted((a, b) => toPence(a.price) - toPence(b.price))
    .slice(0, shownRows);
  const height = 128 + Math.max(1, cheapest.length) * rowHeight;
  const title = `${first.name} ${first.dose}: lowest prices in stock`;
  const oldestCheck = cheapest.map(({ checkedAt }) => checkedAt).toSorted()[0];
  return element(
    'svg',
    [
      textElement('title', title),
      emptyElement('rect', { width, height, fill: colours.paper, stroke: colours.lineStrong }),
      text(title, { x: 16, y: 34, size: 18, weight: 'bold' }),
      text('Price a month, and total with known fees', { x: 16, y: 58, size: 13 }),
      ...(cheapest.length === 0
        ? [text('Nothing is on sale now.', { x: 16, y: 90, size: 15 })]
        : cheapest.flatMap((product, index) => row(product, 90 + index * rowHeight))),
      text(
        oldestCheck === undefined ? 'No price' : `All checked since ${formatDate(oldestCheck)}`,
        { x: 16, y: height - 38, size: 13, weight: 'bold' },
      ),
      text(
        `${site.showsSampleData ? 'Sample data, invented. ' : ''}${site.siteName}, ${new URL(publicUrl).host}. CC BY 4.0`,
        { x: 16, y: height - 16, size: 13 },
      ),
    ],
    {
      xmlns: 'http://www.w3.org/2000/svg',
      role: 'img',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': fontFamily,
    },
  );
}

function row(product: Product, y: number): string[] {
  const { pence, isComplete } = totalCost(product);
  const total = `${isComplete ? '' : 'at least '}${formatTotal(pence)}`;
  return [
    text(limited(product.company.name), { x: 16, y, size: 15 }),
    text(formatPrice(toPence(product.price)), { x: 330, y, size: 15, anchor: 'end' }),
    text(total, { x: width - 16, y, size: 15, anchor: 'end', weight: 'bold' }),
  ];
}

/** Shortens a name to fit beside the amounts. */
function limited(name: string): string {
  return name.length > 32 ? `${name.slice(0, 31).trimEnd()}…` : name;
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

type Style = { x: number; y: number; size: number; weight?: string; anchor?: string };

function text(content: string, { x, y, size, weight = 'normal', anchor = 'start' }: Style) {
  return textElement('text', content, {
    x,
    y,
    fill: colours.ink,
    'font-size': size,
    'font-weight': weight,
    'text-anchor': anchor,
  });
}
