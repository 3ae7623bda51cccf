import { exampleProduct, unknownProduct } from '../examples/example-data.ts';
import type { Examples } from '../examples/examples.ts';
import { Price } from './price.tsx';

export const examples: Examples = {
  'all fees known': <Price row={exampleProduct} />,
  'everything included': <Price row={{ ...exampleProduct, deliveryFee: '0.00' }} />,
  'fees not stated': <Price row={unknownProduct} />,
};
