import { paths } from '#site/paths.ts';
import type { Examples } from '../examples/examples.ts';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';

export const examples: Examples = {
  primary: <Button>Send report</Button>,
  secondary: <Button variant="secondary">Load More</Button>,
  disabled: <Button disabled>Sending...</Button>,
  'a link': <ButtonLink href={paths.providers}>Browse All Providers</ButtonLink>,
};
