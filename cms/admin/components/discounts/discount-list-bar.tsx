'use client';

import { discountWarningDays } from '#contract/rules/discount-period.ts';
import { endingDiscounts, unsignedDiscounts } from '#cms/desk/filters.ts';
import { ListBar } from '../list-bar/list-bar.tsx';
import { listHref } from '../list-bar/list-href.ts';
import { useNow } from '../use-now.ts';

/** Above the list of discounts: its everyday filters. */
export function DiscountListBar() {
  const now = useNow();
  return (
    <ListBar
      label="Discounts"
      views={[
        { label: 'All discounts', href: listHref('discounts') },
        {
          label: `Ending within ${discountWarningDays} days`,
          href: listHref('discounts', endingDiscounts(now), 'endsAt'),
        },
        { label: 'Waiting for sign-off', href: listHref('discounts', unsignedDiscounts(now)) },
      ]}
    />
  );
}
