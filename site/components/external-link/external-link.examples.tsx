import type { Examples } from '../examples/examples.ts';
import { ExternalLink } from './external-link.tsx';

export const examples: Examples = {
  'a provider’s site': <ExternalLink href="https://ashdown.example/">ashdown.example</ExternalLink>,
};
