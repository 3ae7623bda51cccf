import { exampleProduct, unknownProduct } from '../examples/example-data.ts';
import type { Examples } from '../examples/examples.ts';
import { Checked } from './checked.tsx';
import { Total } from './total.tsx';

export const examples: Examples = {
  'all fees known': <Total row={exampleProduct} />,
  'fees not stated': <Total row={unknownProduct} />,
  'when it was checked': <Checked product={exampleProduct} />,
};
