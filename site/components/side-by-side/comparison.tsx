import { useRef } from 'react';
import { minSideBySide } from '#contract/rules/side-by-side.ts';
import type { SideBySide } from '#contract/schemas/side-by-side.ts';
import { paths } from '#site/paths.ts';
import { useBrandTheme } from '../brands/brands.tsx';
import { isSameForAll, type ComparisonRow } from './comparison-row.ts';
import { comparisonRows } from './comparison-rows.tsx';

/** The providers as the columns of two tables: what differs, and what is the same, which can be folded. */
export function Comparison({ sideBySide }: { sideBySide: SideBySide }) {
  const brandTheme = useBrandTheme();
  const rows = comparisonRows(sideBySide);
  const same = rows.filter(isSameForAll);
  const different = rows.filter((row) => !isSameForAll(row));
  return (
    <div data-theme={brandTheme(sideBySide.medication)} className="flex flex-col gap-6 print:gap-2">
      <Table
        caption={`What differs: ${different.length} of ${rows.length} points`}
        rows={different}
        sideBySide={sideBySide}
        hasRemoval
      />
      {same.length > 0 && (
        <details open>
          <summary className="w-fit py-1 font-semibold">
            What is the same: {same.length} of {rows.length} points
          </summary>
          <Table caption="What is the same" rows={same} sideBySide={sideBySide} />
        </details>
      )}
    </div>
  );
}

type TableProps = {
  caption: string;
  rows: readonly ComparisonRow[];
  sideBySide: SideBySide;
  /** Whether each provider can be taken out. */
  hasRemoval?: boolean;
};

function Table({ caption, rows, sideBySide, hasRemoval = false }: TableProps) {
  const { providers, medication, dose } = sideBySide;
  const captionElement = useRef<HTMLTableCaptionElement>(null);
  const without = (slug: string) =>
    paths.sideBySide({
      medication: medication.toLowerCase(),
      dose: dose.toLowerCase(),
      providers: providers.flatMap((each) => (each.slug === slug ? [] : each.slug)),
    });
  return (
    <table className="side-by-side">
      <caption
        ref={captionElement}
        tabIndex={hasRemoval ? -1 : undefined}
        className={hasRemoval ? undefined : 'sr-only'}
      >
        {caption}
      </caption>
      <thead>
        <tr>
          <th scope="col" className="corner">
            Point
          </th>
          {providers.map(({ slug, name }) => (
            <th key={slug} scope="col">
              <a href={paths.provider(slug)} className="text-link">
                {name}
              </a>
              {hasRemoval && providers.length > minSideBySide && (
                <a
                  href={without(slug)}
                  // The link goes with its provider.
                  onClick={() => captionElement.current?.focus()}
                  className="remove text-link"
                >
                  Remove<span className="sr-only"> {name}</span>
                </a>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map(({ text, content = text }, index) => (
              <td key={providers[index]?.slug} data-title={providers[index]?.name}>
                <div>{content}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
