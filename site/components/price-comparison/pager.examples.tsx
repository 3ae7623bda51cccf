import type { Examples } from '../examples/examples.ts';
import { nothingChosen } from './choice.ts';
import { Pager } from './pager.tsx';

export const examples: Examples = {
  'the second of four pages': (
    <Pager rows={162} choice={{ ...nothingChosen, page: 2 }} addressOf={() => '/compare'} />
  ),
};
