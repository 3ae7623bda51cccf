import { exampleProduct, unknownProduct } from '../examples/example-data.ts';
import type { Examples } from '../examples/examples.ts';
import { nothingChosen } from './choice.ts';
import { ComparisonFilters } from './comparison-filters.tsx';

const choosing = {
  choose: () => {},
  addressOf: () => '/compare',
  unfiltered: nothingChosen,
  allProducts: [exampleProduct, unknownProduct],
};

export const examples: Examples = {
  'nothing chosen': <ComparisonFilters {...choosing} choice={nothingChosen} />,
  'a medication chosen': (
    <ComparisonFilters {...choosing} choice={{ ...nothingChosen, medication: 'mounjaro' }} />
  ),
  'a total that is no amount': (
    <ComparisonFilters {...choosing} choice={{ ...nothingChosen, maxTotal: 'cheap' }} />
  ),
};
