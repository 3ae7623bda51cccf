import { colours } from './colours.ts';
import { element, emptyElement } from './xml.ts';

const side = 32;

const drawing =
  emptyElement('path', {
    fill: colours.onPrimary,
    d: 'M6 6h2v20H6zM10 6h16v2H10zM10 12h12v2H10zM10 18h8v2h-8zM10 24h4v2h-4z',
  }) + emptyElement('circle', { cx: 21, cy: 25, r: 3, fill: colours.reading });

/** The site's mark: the lines of a register that are also a descending scale, with the reading at its foot. */
export const mark = picture(ground(4), drawing);

/**
 * The mark for systems that crop icons to their own shape: the background reaches every edge, and the drawing stays
 * within the safe zone (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export const maskableMark = picture(
  ground(0),
  element('g', [drawing], { transform: 'translate(3.2 3.2) scale(0.8)' }),
);

function ground(radius: number): string {
  return emptyElement('rect', { width: side, height: side, rx: radius, fill: colours.primary });
}

function picture(...children: string[]): string {
  return element('svg', children, {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${side} ${side}`,
  });
}
