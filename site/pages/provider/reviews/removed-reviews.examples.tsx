import type { Examples } from '#site/components/examples/examples.ts';
import { RemovedReviews } from './removed-reviews.tsx';

export const examples: Examples = {
  none: <RemovedReviews removed={[]} />,
  several: (
    <RemovedReviews
      removed={[
        { reason: 'personal-data', rating: 1, count: 2 },
        { reason: 'advertising', rating: 5, count: 1 },
      ]}
    />
  ),
};
