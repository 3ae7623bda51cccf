import type { Examples } from '#site/components/examples/examples.ts';
import { LoadMore } from './load-more.tsx';

export const examples: Examples = {
  'many remaining': (
    <LoadMore remaining={1204} address="/provider/ashdown?page=2" onLoad={() => {}} />
  ),
};
