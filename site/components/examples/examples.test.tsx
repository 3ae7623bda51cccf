// @vitest-environment jsdom
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { ToastProvider } from '../toast/toast-provider.tsx';
import { allExamples } from './all-examples.ts';

const rules: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  // Colour contrast needs a real browser; the journeys check it on every page.
  rules: { 'color-contrast': { enabled: false } },
};

/** Renders an example inside a page. */
function render(example: ReactNode): HTMLElement {
  const { element } = show(
    <main>
      <MemoryRouter>
        <ToastProvider>
          <h1>Example</h1>
          {example}
        </ToastProvider>
      </MemoryRouter>
    </main>,
  );
  return element.querySelector('main')!;
}

const cases = allExamples.flatMap(({ name, examples }) =>
  Object.entries(examples).map(([title, example]) => ({ name, title, example })),
);

describe('the examples', () => {
  it('cover every component with a look of its own', () => {
    const files = Object.keys(import.meta.glob('../*/*.tsx'));
    const foldersOf = (paths: string[]) => new Set(paths.map((path) => path.split('/')[1]!));
    const covered = foldersOf(files.filter((path) => path.endsWith('.examples.tsx')));
    // Contexts, what goes to the document's head, and what shows other components.
    expect([...foldersOf(files)].filter((folder) => !covered.has(folder)).toSorted()).toEqual([
      'brands',
      'error-boundary',
      'feed-link',
      'hydrated',
      'json-ld',
      'kept-markup',
      'page-head',
      'sample-data',
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

it('a toast has no axe violations once it is shown', async () => {
  const toast = cases.find(({ name, title }) => name === 'toast' && title === 'message');
  const main = render(toast!.example);
  main.querySelector('button')!.click();
  // Toasts are loaded when there is one.
  await vi.waitFor(
    () => expect(main.textContent).toContain('Please confirm your email address.'),
    30_000,
  );
  const { violations } = await axe.run(main, rules);
  expect(violations).toEqual([]);
});

describe('the text', () => {
  it.each([
    ['price', 'all fees known', '£133.95'],
    ['price', 'fees not stated', 'at least £175.50'],
    [
      'answer',
      'a budget without a dose',
      'One registered provider has Mounjaro 2.5mg in stock. The lowest total is £133.95, at Ashdown Online Clinic (CQC, GPhC). None is within £100.2.5mg is the lowest dose listed. Choose a dose to see how many providers have it in stock, and the lowest total:Mounjaro 2.5mgMounjaro 5mgYour prescriber decides the dose. Plan the months ahead',
    ],
    [
      'answer',
      'no amount without a dose, of a medication that has one',
      'One registered provider has Mounjaro 2.5mg in stock. The lowest total is £133.95, at Ashdown Online Clinic (CQC, GPhC).What you can pay is an amount in pounds, such as 180 or 180.50.Your prescriber decides the dose. Plan the months ahead',
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
