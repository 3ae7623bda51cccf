import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HistoryChart } from './history-chart.tsx';

const day = (text: string) => Date.parse(`${text}T00:00:00.000Z`);

function markup(from: number, until: number): string {
  return renderToStaticMarkup(
    <HistoryChart
      title="Price"
      from={from}
      until={until}
      lines={[{ name: 'Price', look: 'strong', steps: [{ from, until, pence: 15_000 }] }]}
    />,
  );
}

const html = markup(day('2025-11-22'), day('2026-11-22'));

describe('a chart of amounts over time', () => {
  it('names its amounts in front of its lines, which would strike them out', () => {
    expect(html.indexOf('<path')).toBeLessThan(html.indexOf('£150</text>'));
  });

  it('names four months with their years, none so near to an end that two would meet on a phone', () => {
    const names = [...html.matchAll(/text-anchor="(\w+)"[^>]*>(\w+ \d{4})</g)];
    expect(names.map(([, anchor, name]) => [anchor, name])).toEqual([
      ['middle', 'Jan 2026'],
      ['middle', 'Apr 2026'],
      ['middle', 'Jul 2026'],
      ['middle', 'Oct 2026'],
    ]);
  });

  it.each([
    ['2026-12-23', '2027-03-17', ['Jan 2027', 'Feb 2027', 'Mar 2027']],
    ['2026-11-25', '2027-05-12', ['Jan 2027', 'Mar 2027']],
  ])('from %s to %s names as many months as fit on a phone', (from, until, expected) => {
    const names = [...markup(day(from), day(until)).matchAll(/>(\w+ \d{4})</g)];
    expect(names.map(([, name]) => name)).toEqual(expected);
  });
});
