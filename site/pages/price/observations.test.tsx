import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Observation } from '#contract/schemas/observation.ts';
import { exampleObservation as seen } from '#site/components/examples/example-data.ts';
import { Observations } from './observations.tsx';

const takenOff: Observation = {
  ...seen,
  recordedAt: '2026-11-05T10:00:00.000Z',
  isListed: false,
};

it('the pages before and after lead to its heading', () => {
  const page = { observations: [seen], page: 2, pageSize: 50, total: 150 };
  const markup = renderToStaticMarkup(<Observations productId="1" page={page} isLinked />);
  expect(
    [...markup.matchAll(/href="(\/prices[^"]*)" rel="(\w+)"/g)].map((found) => found.slice(1)),
  ).toEqual([
    ['/prices/1#observations', 'prev'],
    ['/prices/1?page=3#observations', 'next'],
  ]);
});

/** What each observation says. */
function cards(observations: Observation[]): string[] {
  const page = { observations, page: 1, pageSize: 50, total: observations.length };
  return renderToStaticMarkup(<Observations productId="1" page={page} isLinked />)
    .split('<li>')
    .slice(1)
    .map((card) =>
      card
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
}

describe('what was seen of a price', () => {
  it('says when it was taken off the site, which is no check of the price', () => {
    const [card, before] = cards([takenOff, seen]);
    expect(card).toBe(
      '5 November 2026, 10:00 Taken off the site Entered by hand by the editor, recorded 5 November 2026, 10:00',
    );
    expect(before).toMatch(/^1 November 2026, 09:00 £129 , in total £133\.95 /);
  });

  it('says so each time', () => {
    const again = { ...takenOff, recordedAt: '2026-11-06T10:00:00.000Z' };
    expect(cards([again, takenOff]).map((card) => card.slice(0, 42))).toEqual([
      '6 November 2026, 10:00 Taken off the site ',
      '5 November 2026, 10:00 Taken off the site ',
    ]);
  });

  const again: Observation = { ...seen, recordedAt: '2026-11-05T10:00:00.000Z', evidence: null };

  it('says that nothing had changed of a check that found all as it was', () => {
    const [card] = cards([{ ...again, seenAt: again.recordedAt, route: 'watch', by: null }, seen]);
    expect(card).toBe(
      '5 November 2026, 10:00 Nothing had changed: £129 Looked up on the provider’s page, recorded at once',
    );
  });

  it.each<object>([
    { price: '139.00' },
    { firstOrderPrice: '99.00' },
    { consultationFee: '19.00' },
    { consultationFeeBasis: 'yearly' },
    { deliveryFee: '9.95' },
    { inStock: false },
    { sourceUrl: 'https://elsewhere.example/prices' },
    { aFieldOfLater: 'another value' },
  ])('does not say so where %j was found', (found) => {
    const [card] = cards([{ ...again, ...found }, seen]);
    expect(card).not.toContain('Nothing had changed');
  });
});
