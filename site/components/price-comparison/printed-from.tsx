import { useState } from 'react';
import { formatDate } from '#contract/rules/date.ts';
import { useAbsoluteUrl } from '#site/public-url.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';

type Props = {
  /** The address of the page with what is chosen. */
  address: string;
  filters: readonly string[];
};

/** On paper only: what was chosen, when it was seen, and where to find it again. */
export function PrintedFrom({ address, filters }: Props) {
  const absoluteUrl = useAbsoluteUrl();
  const isHydrated = useHydrated();
  return (
    <p className="hidden pb-4 text-sm print:block">
      {filters.length > 0 && `Chosen: ${filters.join(', ')}. `}
      {isHydrated && <SeenOn />}
      {absoluteUrl(address)}
    </p>
  );
}

/** The day the page was opened, by the reader's clock: what is shown is no newer. */
function SeenOn() {
  const [openedAt] = useState(() => new Date().toISOString());
  return `Seen on ${formatDate(openedAt)} at `;
}
