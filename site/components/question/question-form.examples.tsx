import { exampleProduct, unknownProduct } from '../examples/example-data.ts';
import type { Examples } from '../examples/examples.ts';
import { QuestionForm } from './question-form.tsx';

const choices = [
  { medication: exampleProduct.name, doses: [exampleProduct.dose, '5mg'] },
  { medication: unknownProduct.name, doses: [unknownProduct.dose] },
];

export const examples: Examples = {
  'two medications': <QuestionForm choices={choices} />,
  'one that was asked before': (
    <QuestionForm
      choices={choices}
      asked={{
        medication: exampleProduct.name.toLowerCase(),
        now: exampleProduct.dose,
        dose: '5mg',
        budget: '180',
      }}
    />
  ),
};
