import type { Examples } from '../examples/examples.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const examples: Examples = {
  'two levels down': (
    <Breadcrumbs
      parents={[{ name: 'Providers', path: '/providers' }]}
      current={{ name: 'Ashdown Online Clinic', path: '/providers/ashdown-online-clinic' }}
    />
  ),
};
