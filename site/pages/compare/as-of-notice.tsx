import { formatDate } from '#contract/rules/date.ts';
import { CallOut } from '#site/components/article/call-out.tsx';

type Props = { day: string; addressToday: string };

/** A notice above the prices of an earlier day, so that nobody mistakes them for today’s. */
export function AsOfNotice({ day, addressToday }: Props) {
  return (
    <CallOut tone="warning" title={`As of ${formatDate(day)}`}>
      <p>
        These are not today’s prices. They are what we knew at the end of that day, with any changes
        since. Providers are described as they are now.{' '}
        <a href={addressToday} className="text-link">
          See today’s prices
        </a>
      </p>
    </CallOut>
  );
}
