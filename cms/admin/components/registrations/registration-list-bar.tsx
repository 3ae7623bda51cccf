'use client';

import { registrationWarningDays } from '#contract/rules/registration.ts';
import { lapsingRegistrations } from '#cms/desk/filters.ts';
import { ListBar } from '../list-bar/list-bar.tsx';
import { listHref } from '../list-bar/list-href.ts';
import { useNow } from '../use-now.ts';

/** Above the list of registrations: a link to those to be looked up again. */
export function RegistrationListBar() {
  const now = useNow();
  return (
    <ListBar
      label="Registrations"
      views={[
        { label: 'All registrations', href: listHref('registrations') },
        {
          label: `Lapsed, or lapsing within ${registrationWarningDays} days`,
          href: listHref('registrations', lapsingRegistrations(now), 'checkedAt'),
        },
      ]}
    />
  );
}
