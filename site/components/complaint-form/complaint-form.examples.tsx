import type { Examples } from '../examples/examples.ts';
import { ComplaintForm } from './complaint-form.tsx';

const form = { send: async () => 'received' as const, isPending: false, onReceived: () => {} };

export const examples: Examples = {
  empty: <ComplaintForm {...form} failure={undefined} />,
  'not sent': <ComplaintForm {...form} failure="invalid" />,
};
