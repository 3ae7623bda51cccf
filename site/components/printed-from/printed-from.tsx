import { useState } from 'react';
import { formatDate } from '#contract/rules/date.ts';
import { useAbsoluteUrl } from '#site/public-url.tsx';

type Props = {
  /** The URL of the page for the current choice. */
  address: string;
  filters?: readonly string[];
  /** Where all rows are, if this page has only some. */
  addressOfAll?: string | undefined;
};

/** Only on paper: the active filters, the date and the page's URL. */
export function PrintedFrom({ address, filters = [], addressOfAll }: Props) {
  const absoluteUrl = useAbsoluteUrl();
  return (
    <p className="hidden pb-4 text-sm print:block">
      {filters.length > 0 && `Chosen: ${filters.join(', ')}. `}
      <SeenOn />
      {absoluteUrl(address)}
      {addressOfAll && `. All rows: ${absoluteUrl(addressOfAll)}`}
    </p>
  );
}

/** The day the page was rendered, on the server or here: the figures are no newer. */
function SeenOn() {
  const [renderedAt] = useState(() => new Date().toISOString());
  return <span suppressHydrationWarning>{`Seen on ${formatDate(renderedAt)} at `}</span>;
}
