import type { Examples } from '../examples/examples.ts';
import { ReviewForm } from './review-form.tsx';

const form = {
  slug: 'ashdown-online-clinic',
  send: async () => 'received' as const,
  isPending: false,
  onReceived: () => {},
};

export const examples: Examples = {
  empty: <ReviewForm {...form} failure={undefined} />,
  'not sent': <ReviewForm {...form} failure="too-many" />,
};
