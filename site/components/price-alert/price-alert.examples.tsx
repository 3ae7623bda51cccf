import type { Examples } from '../examples/examples.ts';
import { PriceAlertForm } from './price-alert-form.tsx';
import { TellMeLink } from './tell-me-link.tsx';

const form = {
  send: async () => 'received' as const,
  isPending: false,
  onReceived: () => {},
  medication: 'Mounjaro',
  dose: '5mg',
  providers: [
    { slug: 'ash', name: 'Ash Clinic' },
    { slug: 'birch', name: 'Birch Pharmacy' },
  ],
};

export const examples: Examples = {
  'the form': <PriceAlertForm {...form} />,
  'the link to it': <TellMeLink medication="Mounjaro" dose="5mg" />,
};
