import { exampleProduct, unknownProduct } from '../examples/example-data.ts';
import type { Examples } from '../examples/examples.ts';
import { QuestionForm } from './question-form.tsx';

export const examples: Examples = {
  'two medications': (
    <QuestionForm doses={[exampleProduct, { ...exampleProduct, dose: '5mg' }, unknownProduct]} />
  ),
  'one that was asked before': (
    <QuestionForm
      doses={[exampleProduct, { ...exampleProduct, dose: '5mg' }, unknownProduct]}
      asked={{
        medication: exampleProduct.name.toLowerCase(),
        now: exampleProduct.dose,
        dose: '5mg',
        budget: '180',
      }}
    />
  ),
};
