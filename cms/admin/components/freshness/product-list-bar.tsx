'use client';

import { Button, useAuth } from '@payloadcms/ui';
import { counted } from '#contract/rules/counted.ts';
import { stalePriceDays } from '#contract/rules/freshness.ts';
import { stalePrices } from '#cms/desk/filters.ts';
import { ListBar } from '../list-bar/list-bar.tsx';
import { listHref } from '../list-bar/list-href.ts';
import { useBulkAction } from '../list-bar/use-bulk-action.ts';
import { useNow } from '../use-now.ts';

/** Above the list of products: a link to the stale prices, and a button that marks the selected rows as checked. */
export function ProductListBar() {
  const { permissions } = useAuth();
  const { run, isSending, count } = useBulkAction();
  const now = useNow();

  return (
    <ListBar
      label="Freshness"
      views={[
        { label: 'All prices', href: listHref('products') },
        {
          label: `Not checked for ${stalePriceDays} days`,
          href: listHref('products', stalePrices(now), 'checkedAt'),
        },
      ]}
    >
      {permissions?.collections?.products?.update && count > 0 && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isSending}
          onClick={() =>
            void run({
              path: '/freshness/mark-as-checked',
              done: (done) => `${counted(done, 'price')} marked as checked just now.`,
            })
          }
        >
          Still right: mark {counted(count, 'price')} as checked
        </Button>
      )}
    </ListBar>
  );
}
