import type { Examples } from '../examples/examples.ts';
import { PriceChange } from './price-change.tsx';

export const examples: Examples = {
  increase: <PriceChange difference={{ change: 'increase', percentage: 10 }} />,
  decrease: <PriceChange difference={{ change: 'decrease', percentage: 3.2 }} />,
  unchanged: <PriceChange difference={{ change: 'same', percentage: 0 }} />,
};
