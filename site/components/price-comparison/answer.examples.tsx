import type { ComponentProps } from 'react';
import { BrandsProvider } from '../brands/brands.tsx';
import { exampleProduct } from '../examples/example-data.ts';
import type { Examples } from '../examples/examples.ts';
import { Answer } from './answer.tsx';
import { nothingChosen } from './choice.ts';

const choice = { ...nothingChosen, medication: 'mounjaro', dose: '2.5mg' };

/** The answer on a site that knows the usual steps. */
function answer(props: Partial<ComponentProps<typeof Answer>>) {
  return (
    <BrandsProvider value={[{ name: 'Mounjaro', theme: 'purple', stepDoses: ['2.5mg', '5mg'] }]}>
      <Answer choice={choice} products={[exampleProduct]} questionAddress={undefined} {...props} />
    </BrandsProvider>
  );
}

export const examples: Examples = {
  'within the budget': answer({ choice: { ...choice, budget: '150' }, questionAddress: '/' }),
  'a budget that is no amount': answer({ choice: { ...choice, budget: 'little' } }),
  'a budget without a dose': answer({
    choice: { ...choice, dose: 'all', budget: '100' },
    products: [{ ...exampleProduct, dose: '5mg' }, exampleProduct],
  }),
  'no amount without a dose, of a medication that has one': answer({
    choice: { ...choice, dose: 'all', budget: 'cheap' },
  }),
};
