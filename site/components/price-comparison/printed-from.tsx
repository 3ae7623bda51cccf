import { useState } from 'react';
import { formatDate } from '#contract/rules/date.ts';
import { useAbsoluteUrl } from '#site/public-url.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';

type Props = {
  /** The URL of the page for the current choice. */
  address: string;
  filters: readonly string[];
  /** Where all rows are, if this page has only some. */
  addressOfAll?: string | undefined;
};

/** Only on paper: the active filters, the date and the page's URL. */
export function PrintedFrom({ address, filters, addressOfAll }: Props) {
  const absoluteUrl = useAbsoluteUrl();
  const isHydrated = useHydrated();
  return (
    <p className="hidden pb-4 text-sm print:block">
      {filters.length > 0 && `Chosen: ${filters.join(', ')}. `}
      {isHydrated && <SeenOn />}
      {absoluteUrl(address)}
      {addressOfAll && `. All rows: ${absoluteUrl(addressOfAll)}`}
    </p>
  );
}

/** The day the page was opened, by the reader's clock: the figures are no newer. */
function SeenOn() {
  const [openedAt] = useState(() => new Date().toISOString());
  return `Seen on ${formatDate(openedAt)} at `;
}
