import type { Examples } from '../examples/examples.ts';
import { BrandMark } from './brand-mark.tsx';

export const examples: Examples = { 'as in the header': <BrandMark className="size-10" /> };
