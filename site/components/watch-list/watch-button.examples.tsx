import { exampleProduct } from '../examples/example-data.ts';
import type { Examples } from '../examples/examples.ts';
import { WatchButton } from './watch-button.tsx';

export const examples: Examples = { 'a price': <WatchButton product={exampleProduct} /> };
