// @vitest-environment jsdom
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ToastProvider } from '../toast/toast-provider.tsx';
import { allExamples } from './all-examples.ts';

const rules: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  // Colour contrast needs a real browser; the journeys check it on every page.
  rules: { 'color-contrast': { enabled: false } },
};

let unmount = () => {};
afterEach(() => unmount());

/** Renders an example inside a page. */
function render(example: ReactNode): HTMLElement {
  const main = document.body.appendChild(document.createElement('main'));
  const root = createRoot(main);
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <ToastProvider>
          <h1>Example</h1>
          {example}
        </ToastProvider>
      </MemoryRouter>,
    ),
  );
  unmount = () => {
    flushSync(() => root.unmount());
    main.remove();
  };
  return main;
}

const cases = allExamples.flatMap(({ name, examples }) =>
  Object.entries(examples).map(([title, example]) => ({ name, title, example })),
);

describe('the examples', () => {
  it('cover every component that conveys information', () => {
    expect(allExamples.map(({ name }) => name)).toEqual([
      'answer',
      'article',
      'breadcrumbs',
      'charts',
      'comparison-filters',
      'comparison-table',
      'complaint-form',
      'contact-form',
      'form',
      'link-result',
      'link-tabs',
      'load-more',
      'newsletter-form',
      'offer-totals',
      'open-data',
      'pager',
      'picture',
      'plan',
      'price',
      'price-alert',
      'price-change',
      'price-history',
      'provider-card',
      'provider-row',
      'question-form',
      'rating',
      'register-marks',
      'removed-reviews',
      'report-block',
      'review-form',
      'sample-data-notice',
      'side-by-side',
      'states',
      'stock-label',
      'tag',
      'terms',
    ]);
  });

  it.each(cases)('of $name have no axe violations: $title', async ({ example }) => {
    const main = render(example);
    expect(main.children.length).toBeGreaterThan(1);
    const { violations } = await axe.run(main, rules);
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  });
});

it('axe does find a field without a label', async () => {
  const { violations } = await axe.run(render(<input type="text" />), rules);
  expect(violations.map(({ id }) => id)).toContain('label');
});

describe('the text', () => {
  it.each([
    [
      'price',
      'all fees known',
      '£133.95 in total£129 a month · Consultation: Included · Delivery: £4.95',
    ],
    [
      'price',
      'fees not stated',
      'at least £175.50 in total£175.50 a month · Consultation: Not stated · Delivery: Not stated',
    ],
    ['rating', 'many reviews', '4.3 out of 52,847 reviews'],
    ['rating', 'too few reviews', '4 reviews: too few for an average'],
    ['rating', 'no reviews', 'No reviews yet'],
    ['stock-label', 'out of stock', 'Out of Stock'],
    ['price-change', 'increase', '10%Price increased by 10%'],
    ['price-change', 'unchanged', 'UnchangedPrice unchanged'],
    ['load-more', 'many remaining', 'Load More (1,204 remaining)'],
  ])('of %s (%s) is: %s', (name, title, words) => {
    const example = cases.find((each) => each.name === name && each.title === title);
    expect(render(example!.example).textContent).toBe(`Example${words}`);
  });
});
