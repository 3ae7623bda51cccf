import type { Examples } from '../examples/examples.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const form = {
  source: 'homepage_newsletter',
  subscribe: async () => ({ outcome: 'subscribed' as const }),
};

export const examples: Examples = {
  empty: <NewsletterForm {...form} isPending={false} />,
  'being sent': <NewsletterForm {...form} isPending />,
};
