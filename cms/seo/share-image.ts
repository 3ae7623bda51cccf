import sharp from 'sharp';
import { shareImageSize } from '#contract/rules/share-image.ts';
import type { SiteSettings } from '#contract/schemas/site.ts';
import { lazy } from '../runtime/lazy.ts';
import { colours } from './colours.ts';
import { mark } from './mark.ts';
import type { PublicPage } from '#site/page-route.ts';
import { limitLines, wrapText } from './wrap-text.ts';
import { element, emptyElement, textElement } from './xml.ts';

export type ShareImage = Pick<PublicPage, 'lines' | 'title'> &
  Pick<SiteSettings, 'showsSampleData' | 'siteName'>;

const { width, height } = shareImageSize;
const margin = 80;
const textWidth = width - 2 * margin;
const band = { top: 536, height: height - 536 };

/** Metric-compatible fonts, so that lines break at the same place, and a wider one; the Dockerfile installs the first. */
const fontFamily = "'Liberation Sans', Arial, Helvetica, 'DejaVu Sans', sans-serif";

/** A page's link preview image, as PNG. */
export async function renderShareImage(image: ShareImage): Promise<Buffer> {
  return sharp(Buffer.from(shareImageSvg(image, await stretch())))
    .png()
    .toBuffer();
}

const stretch = lazy(measureStretch);

/** How much wider than Arial’s the letters of the first of these fonts are that the machine has; at least 1. */
async function measureStretch(): Promise<number> {
  const size = 100;
  const arialWidth = 340;
  const svg = element(
    'svg',
    [
      emptyElement('rect', { width: 10 * size, height: 2 * size, fill: 'white' }),
      text('WMwm', { x: size, y: 1.5 * size, size, fill: 'black', weight: 'bold' }),
    ],
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: 10 * size,
      height: 2 * size,
      'font-family': fontFamily,
    },
  );
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  return Math.max(1, info.width / arialWidth);
}

/**
 * The same image as SVG: mark, site name, page title and lines, and the site's motto below a ruler.
 * @param wider how much wider than Arial’s the letters are; lines break earlier for it.
 */
export function shareImageSvg(
  { title, lines, siteName, showsSampleData }: ShareImage,
  wider = 1,
): string {
  return element(
    'svg',
    [
      emptyElement('rect', { width, height, fill: colours.paper }),
      element('svg', [mark], { x: margin, y: 64, width: 64, height: 64 }),
      ...(title === siteName ? [] : [nameOfSite(siteName, wider)]),
      ...words(title, lines, textWidth / wider),
      ruler(band.top),
      emptyElement('rect', { y: band.top, width, height: band.height, fill: colours.primary }),
      text('For adults. Sells nothing. Prescribes nothing.', {
        x: margin,
        y: band.top + 58,
        size: 28,
        fill: colours.onPrimary,
      }),
      ...(showsSampleData ? [sampleDataNotice()] : []),
    ],
    { xmlns: 'http://www.w3.org/2000/svg', width, height, 'font-family': fontFamily },
  );
}

/** Large where the title is short, smaller where it is long. */
function words(title: string, lines: readonly string[], maxWidth: number): string[] {
  const large = wrapText(title, { fontSize: 72, maxWidth });
  const size = large.length <= 2 ? 72 : 56;
  const titleLines = limitLines(wrapText(title, { fontSize: size, maxWidth }), 3);
  const wrapped = lines.flatMap((line) => wrapText(line, { fontSize: 34, maxWidth }));
  const firstBaseline = 180 + size;
  const lineBaseline = firstBaseline + (titleLines.length - 1) * size * 1.15 + 72;
  return [
    ...titleLines.map((each, index) =>
      text(each, {
        x: margin,
        y: firstBaseline + index * size * 1.15,
        size,
        fill: colours.ink,
        weight: 'bold',
      }),
    ),
    ...limitLines(wrapped, 2).map((each, index) =>
      text(each, { x: margin, y: lineBaseline + index * 46, size: 34, fill: colours.muted }),
    ),
  ];
}

/** The dividing line of `site/components/ruler`, with its baseline at `y`. */
function ruler(y: number): string {
  const ticks = [
    { length: 12, dashes: '2.5 17.5' },
    { length: 24, dashes: '2.5 97.5' },
  ];
  return element(
    'g',
    ticks.map(({ length, dashes }) =>
      emptyElement('path', {
        d: `M0 ${y - length / 2}H${width}`,
        'stroke-width': length,
        'stroke-dasharray': dashes,
      }),
    ),
    { stroke: colours.lineStrong },
  );
}

function nameOfSite(siteName: string, wider: number): string {
  const maxWidth = (textWidth - 88) / wider;
  const [line = ''] = limitLines(wrapText(siteName, { fontSize: 30, maxWidth }), 1);
  return text(line, { x: margin + 88, y: 107, size: 30, fill: colours.muted });
}

function sampleDataNotice(): string {
  return text('Sample data', {
    x: width - margin,
    y: band.top + 58,
    size: 28,
    fill: colours.reading,
    anchor: 'end',
  });
}

type TextStyle = {
  x: number;
  y: number;
  size: number;
  fill: string;
  weight?: string;
  anchor?: string;
};

function text(content: string, { x, y, size, fill, weight, anchor }: TextStyle): string {
  return textElement('text', content, {
    x,
    y,
    fill,
    'font-size': size,
    'font-weight': weight ?? 'normal',
    'text-anchor': anchor ?? 'start',
  });
}
