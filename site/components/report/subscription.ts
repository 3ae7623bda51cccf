import type { ComponentProps } from 'react';
import type { NewsletterForm } from '../newsletter-form/newsletter-form.tsx';

/** What sends a subscription: `useSubscribe` of the page. */
export type Subscription = Pick<ComponentProps<typeof NewsletterForm>, 'isPending' | 'subscribe'>;
