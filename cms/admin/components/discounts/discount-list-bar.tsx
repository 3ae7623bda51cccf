'use client';

import { useConfig } from '@payloadcms/ui';
import { discountWarningDays } from '#contract/rules/discount-period.ts';
import { endingDiscounts, unsignedDiscounts } from '#cms/desk/filters.ts';
import { ListBar } from '../list-bar/list-bar.tsx';
import { listHref } from '../list-bar/list-href.ts';
import { useNow } from '../use-now.ts';

/** Above the list of discounts: its everyday filters. */
export function DiscountListBar() {
  const { config } = useConfig();
  const now = useNow();
  const list = `${config.routes.admin}/collections/discounts`;
  return (
    <ListBar
      label="Discounts"
      views={[
        { label: 'All discounts', href: list },
        {
          label: `Ending within ${discountWarningDays} days`,
          href: listHref(list, endingDiscounts(now), 'endsAt'),
        },
        { label: 'Waiting for sign-off', href: listHref(list, unsignedDiscounts()) },
      ]}
    />
  );
}
