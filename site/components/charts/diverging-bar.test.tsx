import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DivergingBar } from './diverging-bar.tsx';

it.each([
  { decrease: 1, increase: 4, max: 4, widths: ['12.5%', '50%'] },
  { decrease: 0, increase: 0, max: 0, widths: ['0%', '0%'] },
])('a bar of $decrease and $increase out of $max has lengths', ({ widths, ...bar }) => {
  const html = renderToStaticMarkup(<DivergingBar {...bar} />);
  expect([...html.matchAll(/<rect [^>]*width="([^"]+)"/g)].map(([, width]) => width)).toEqual(
    widths,
  );
});
