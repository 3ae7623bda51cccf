import { paths, withFilters } from '#site/paths.ts';
import { buttonClass } from '../button/button-class.ts';
import { toComparisonParameters, type ComparisonChoice } from './choice.ts';

/** Links to the matching rows, all of them, as files that the server writes. */
export function ExportLinks({ choice }: { choice: ComparisonChoice }) {
  const { page: _page, now: _now, budget: _budget, ...parameters } = toComparisonParameters(choice);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <a
        href={withFilters(paths.compareFile('csv'), parameters)}
        download
        className={`${buttonClass('secondary')} max-w-full`}
      >
        Export Price Comparison
      </a>
      <a
        href={withFilters(paths.compareFile('xlsx'), parameters)}
        download
        className="text-link py-1 text-sm"
      >
        As an Excel file
      </a>
    </p>
  );
}
