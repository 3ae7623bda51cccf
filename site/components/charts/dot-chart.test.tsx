import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DotChart, type DotChange } from './dot-chart.tsx';

/** Where each dot stands, with the colour that it has. */
function dotsOf(changes: readonly DotChange[]): string[] {
  const chart = renderToStaticMarkup(
    <DotChart title="Changes" legend="" groups={[{ name: 'Mounjaro', changes }]} />,
  );
  return [...chart.matchAll(/<circle cx="([\d.]+)%"[^>]*class="([\w-]+)"/g)].map(
    ([, place, colour]) => `${sides[Math.sign(Number(place) - 50) + 1]} ${colour}`,
  );
}

const sides = ['left', 'zero', 'right'];

it('a change stands on its side of zero in its colour, also one that is rounded to nothing', () => {
  expect(
    dotsOf([
      { direction: 'increase', changePercentage: 0 },
      { direction: 'increase', changePercentage: 0.4 },
      { direction: 'increase', changePercentage: 10 },
      { direction: 'decrease', changePercentage: 0 },
      { direction: 'decrease', changePercentage: -0.4 },
      { direction: 'decrease', changePercentage: -5 },
    ]),
  ).toEqual([
    'right fill-up',
    'right fill-up',
    'right fill-up',
    'left fill-down',
    'left fill-down',
    'left fill-down',
  ]);
});
