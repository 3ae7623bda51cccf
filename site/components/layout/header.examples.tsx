import type { Examples } from '../examples/examples.ts';
import { SiteNameProvider } from '../page-head/site-name.tsx';
import { Header } from './header.tsx';

export const examples: Examples = {
  'with the site’s name': (
    <SiteNameProvider value="UK Weight Loss Medication Directory">
      <Header />
    </SiteNameProvider>
  ),
  'before the name is loaded': <Header />,
};
