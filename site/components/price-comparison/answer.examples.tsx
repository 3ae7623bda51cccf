import { exampleProduct } from '../examples/example-data.ts';
import type { Examples } from '../examples/examples.ts';
import { Answer } from './answer.tsx';
import { nothingChosen } from './choice.ts';

const choice = { ...nothingChosen, medication: 'mounjaro', dose: '2.5mg' };

export const examples: Examples = {
  'within the budget': (
    <Answer choice={{ ...choice, budget: '150' }} products={[exampleProduct]} questionAddress="/" />
  ),
  'a budget that is no amount': (
    <Answer
      choice={{ ...choice, budget: 'little' }}
      products={[exampleProduct]}
      questionAddress={undefined}
    />
  ),
  'a budget without a dose': (
    <Answer
      choice={{ ...choice, dose: 'all', budget: '100' }}
      products={[{ ...exampleProduct, dose: '5mg' }, exampleProduct]}
      questionAddress={undefined}
    />
  ),
  'no amount without a dose, of a medication that has one': (
    <Answer
      choice={{ ...choice, dose: 'all', budget: 'cheap' }}
      products={[exampleProduct]}
      questionAddress={undefined}
    />
  ),
};
