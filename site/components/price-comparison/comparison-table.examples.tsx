import { exampleProduct, unknownProduct, unregisteredCompany } from '../examples/example-data.ts';
import type { Examples } from '../examples/examples.ts';
import { nothingChosen } from './choice.ts';
import { ComparisonTable } from './comparison-table.tsx';

const choosing = {
  choice: nothingChosen,
  choose: () => {},
  addressOf: () => '/compare',
  range: { start: 0, end: 2 },
  lines: { [exampleProduct.id]: [null, '139.00', '135.79', '129.00'] },
};

export const examples: Examples = {
  'two products': <ComparisonTable {...choosing} products={[exampleProduct, unknownProduct]} />,
  'a repeat order, with a consultation that an earlier one has paid': (
    <ComparisonTable
      {...choosing}
      choice={{ ...nothingChosen, order: 'repeat' }}
      products={[{ ...exampleProduct, consultationFeeBasis: 'once' }, unknownProduct]}
    />
  ),
  'one of a provider on no register': (
    <ComparisonTable
      {...choosing}
      products={[
        exampleProduct,
        { ...unknownProduct, id: 'mounjaro-5mg', company: unregisteredCompany },
      ]}
    />
  ),
};
