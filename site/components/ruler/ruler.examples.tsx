import type { Examples } from '../examples/examples.ts';
import { Ruler } from './ruler.tsx';

export const examples: Examples = { 'as below the header': <Ruler className="block border-t" /> };
