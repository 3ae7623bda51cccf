import { formatCount } from '#contract/rules/counted.ts';
import type { Stats } from '#contract/schemas/stats.ts';

/** How much data the reports are based on. */
export function Claims({ stats }: { stats: Stats }) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2">
      <li>
        <strong>{stats.totalProviders}</strong> providers tracked
      </li>
      <li>
        <strong>{formatCount(stats.totalProducts)}+</strong> products analysed
      </li>
      <li>
        Updated <strong>monthly</strong>
      </li>
    </ul>
  );
}
