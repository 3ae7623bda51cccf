import type { ComponentProps } from 'react';
import type { NewsletterForm } from '../newsletter-form/newsletter-form.tsx';

/** Sends a subscription: the page's `useSubscribe`. */
export type Subscription = Pick<ComponentProps<typeof NewsletterForm>, 'isPending' | 'subscribe'>;
