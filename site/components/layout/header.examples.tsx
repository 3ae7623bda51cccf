import { paths } from '#site/paths.ts';
import type { Examples } from '../examples/examples.ts';
import { Header } from './header.tsx';

export const examples: Examples = {
  'with the site’s name': (
    <Header siteName="UK Weight Loss Medication Directory" section={paths.providers} />
  ),
  'before the name is loaded': <Header siteName={undefined} section={undefined} />,
};
