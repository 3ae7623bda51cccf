import type { Examples } from '../examples/examples.ts';
import { StockLabel } from './stock-label.tsx';

export const examples: Examples = {
  'in stock': <StockLabel inStock />,
  'out of stock': <StockLabel inStock={false} />,
  'not known': <StockLabel inStock={null} />,
};
