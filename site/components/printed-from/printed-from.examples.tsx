import type { Examples } from '../examples/examples.ts';
import { PrintedFrom } from './printed-from.tsx';

export const examples: Examples = {
  'a page, on paper': <PrintedFrom address="/plan?medication=mounjaro" />,
  'some rows of a choice, on paper': (
    <PrintedFrom
      address="/compare?medication=mounjaro"
      filters={['Mounjaro']}
      addressOfAll="/compare?medication=mounjaro&page=everything"
    />
  ),
};
