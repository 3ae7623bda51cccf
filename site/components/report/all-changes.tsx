import { useState } from 'react';
import { compareText } from '#contract/rules/compare-text.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import type { PriceChangeRecord } from '#contract/schemas/market-report.ts';
import { Button } from '../button/button.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { ProviderChanges } from './provider-changes.tsx';

/** Every change, grouped by provider in alphabetical order, because over a hundred rows would be hard to read. */
export function AllChanges({ records }: { records: readonly PriceChangeRecord[] }) {
  const isHydrated = useHydrated();
  const [areOpen, setAreOpen] = useState(false);
  const providers = [...groupBy(records, ({ provider }) => provider)].toSorted(([a], [b]) =>
    compareText(a, b),
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <p className="measure text-muted">
          Open a provider to see each of its prices, before and after.
        </p>
        <Button
          variant="secondary"
          onClick={() => setAreOpen(!areOpen)}
          className={isHydrated ? '' : 'invisible'}
        >
          {areOpen ? 'Close all providers' : 'Open all providers'}
        </Button>
      </div>
      <div className="border-b">
        {providers.map(([provider, changes]) => (
          <ProviderChanges key={provider} provider={provider} records={changes} isOpen={areOpen} />
        ))}
      </div>
    </>
  );
}
