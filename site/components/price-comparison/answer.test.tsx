import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrandsProvider } from '../brands/brands.tsx';
import { exampleProduct } from '../examples/example-data.ts';
import { Answer } from './answer.tsx';
import { readComparisonChoice } from './choice.ts';

const products = ['2.5mg', '5mg', '7.5mg'].map((dose) => ({ ...exampleProduct, id: dose, dose }));

/** Where the answer to a question leads on to. */
function planOf(question: string, stepDoses = ['2.5mg', '5mg', '7.5mg']): string | undefined {
  const answer = renderToStaticMarkup(
    <BrandsProvider value={[{ name: 'Mounjaro', theme: 'purple', stepDoses }]}>
      <Answer
        choice={readComparisonChoice(new URLSearchParams(question))}
        products={products}
        questionAddress={undefined}
      />
    </BrandsProvider>,
  );
  return /href="(\/plan[^"]*)"/.exec(answer)?.[1]?.replaceAll('&amp;', '&');
}

it.each([
  ['a beginner', 'dose=2.5mg', 'dose=2.5mg'],
  ['a beginner who names no dose', 'budget=180', 'dose=2.5mg'],
  ['somebody who goes up', 'now=5mg&dose=7.5mg&budget=180', 'dose=7.5mg'],
  ['somebody who stays', 'now=5mg&dose=', 'dose=5mg'],
  // Only weeks on the lowest dose tell them from a beginner.
  ['somebody who stays at the lowest dose', 'now=2.5mg&dose=', 'dose=2.5mg&weeks=4&doses=2.5mg'],
  ['somebody who says so twice', 'now=2.5mg&dose=2.5mg', 'dose=2.5mg&weeks=4&doses=2.5mg'],
  ['somebody who goes back to it', 'now=5mg&dose=2.5mg', 'dose=2.5mg&weeks=4&doses=2.5mg'],
])('the answer leads %s to a plan that begins with the dose asked about', (_who, asked, plan) => {
  expect(planOf(`medication=mounjaro&${asked}`)).toBe(`/plan?medication=mounjaro&${plan}`);
});

it('the answer offers no plan of a medication without usual steps, or of a dose that is none of them', () => {
  expect(planOf('medication=mounjaro&dose=5mg', [])).toBeUndefined();
  expect(planOf('medication=mounjaro&dose=5mg', ['2.5mg', '7.5mg'])).toBeUndefined();
});
