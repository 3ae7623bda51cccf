import type { Examples } from '../examples/examples.ts';
import { HowWeWorkLink } from './how-we-work-link.tsx';

export const examples: Examples = { 'above a list': <HowWeWorkLink /> };
