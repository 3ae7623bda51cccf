import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HistoryChart } from './history-chart.tsx';

const day = (text: string) => Date.parse(`${text}T00:00:00.000Z`);
const from = day('2025-11-22');
const until = day('2026-11-22');
const html = renderToStaticMarkup(
  <HistoryChart
    title="Price"
    from={from}
    until={until}
    lines={[{ name: 'Price', look: 'strong', steps: [{ from, until, pence: 15_000 }] }]}
  />,
);

describe('a chart of amounts over time', () => {
  it('names its amounts in front of its lines, which would strike them out', () => {
    expect(html.indexOf('<path')).toBeLessThan(html.indexOf('£150</text>'));
  });

  it('begins the name of a month near its left end there, where the middle would stick out', () => {
    expect(html).toMatch(/text-anchor="start"[^>]*>Dec 25</);
    expect(html).toMatch(/text-anchor="middle"[^>]*>Jun 26</);
  });
});
