import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StockStrip } from './stock-timeline.tsx';

it('a strip has one bar for all days on end in stock, a lower one where out of stock, and none where that is unknown', () => {
  const days = [null, true, true, false, null, false, false, true];
  const html = renderToStaticMarkup(<StockStrip days={days} />);
  expect([...html.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)).toEqual([
    'M1 1V0H3V1zM7 1V0H8V1z',
    'M3 1V.6H4V1zM5 1V.6H7V1z',
  ]);
});
