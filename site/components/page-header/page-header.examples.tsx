import { paths } from '#site/paths.ts';
import { ButtonLink } from '../button/button-link.tsx';
import type { Examples } from '../examples/examples.ts';
import { PageHeader } from './page-header.tsx';

export const examples: Examples = {
  'a title': <PageHeader title="Contact us" />,
  'breadcrumbs, a lead and an action': (
    <PageHeader
      title="Ashdown Online Clinic"
      lead="A clinic that prescribes after a video call."
      breadcrumbs={{
        parents: [{ name: 'Providers', path: paths.providers }],
        current: { name: 'Ashdown Online Clinic', path: paths.provider('ashdown-online-clinic') },
      }}
    >
      <ButtonLink href={paths.compare()}>Compare Prices</ButtonLink>
    </PageHeader>
  ),
};
