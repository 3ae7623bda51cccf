import type { Examples } from '../examples/examples.ts';
import { ContactForm } from './contact-form.tsx';

const form = { send: async () => 'received' as const, isPending: false, onReceived: () => {} };

export const examples: Examples = {
  empty: <ContactForm {...form} failure={undefined} />,
  'not sent': <ContactForm {...form} failure="too-many" />,
};
