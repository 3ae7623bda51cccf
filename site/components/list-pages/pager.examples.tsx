import type { Examples } from '../examples/examples.ts';
import { Pager } from './pager.tsx';

export const examples: Examples = {
  'the second of four pages': (
    <Pager
      of="prices"
      start="listed"
      rows={162}
      page={2}
      addressOf={(page) => `/compare?page=${page}`}
    />
  ),
  'one of hundreds': (
    <Pager
      of="prices"
      start="listed"
      rows={16_200}
      page={40}
      addressOf={(page) => `/compare?page=${page}`}
    />
  ),
};
