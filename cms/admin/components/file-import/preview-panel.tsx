import { Button } from '@payloadcms/ui';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { counted, nounFor } from '#contract/rules/counted.ts';
import {
  rowKindNames,
  rowKinds,
  type RowKind,
  type RowOutcome,
} from '#contract/rules/price-import.ts';

export type Choice = { ticked: number[]; skipsInvalidRows: boolean };
type Filter = RowKind | 'confirm';

const filterNames: Record<Filter, string> = {
  confirm: 'To confirm',
  conflict: 'Changed here too',
  changed: 'Changed',
  checked: 'Checked, no change',
  new: 'New',
  unknown: 'Unknown',
  wrong: 'Wrong',
  unchanged: 'Unchanged',
};
const filters = Object.keys(filterNames) as Filter[];

/** What the table of the rows is given. */
export type PreviewTableProps<Row> = {
  caption: string;
  rows: readonly Row[];
  /** Lines of the rows that are confirmed. */
  ticked: ReadonlySet<number>;
  onTick: (lines: number[], isTicked: boolean) => void;
};

type Props<Row> = {
  fileName: string;
  counts: Record<RowKind, number>;
  rows: readonly Row[];
  unusedColumns: readonly string[];
  Table: ComponentType<PreviewTableProps<Row>>;
  /** Whether the last try to apply was refused. */
  hasProblem: boolean;
  onApply: (choice: Choice) => void;
  onRefresh: () => void;
  onCancel: () => void;
};

/** What the file would do, what is to be confirmed, and the button that does it. */
export function PreviewPanel<Row extends RowOutcome>({
  fileName,
  counts,
  rows,
  unusedColumns,
  Table,
  hasProblem,
  onApply,
  onRefresh,
  onCancel,
}: Props<Row>) {
  const shown = filters.filter((filter) => rowsOf(rows, filter).length > 0);
  const [filter, setFilter] = useState<Filter>(shown[0] ?? 'unchanged');
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [skipsInvalidRows, setSkipsInvalidRows] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const toConfirm = rowsOf(rows, 'confirm');
  const written = rows.filter((row) => isWritten(row, ticked));
  const skipped = rows.length - counts.unchanged - written.length;
  const canApply = written.length > 0 && (skipped === 0 || skipsInvalidRows);

  return (
    <section className="file-import__preview" aria-labelledby="preview-heading">
      <h2 id="preview-heading" ref={heading} tabIndex={-1}>
        What {fileName} would do
      </h2>
      <p>
        Nothing is written yet. {sentence(counts)}
        {unusedColumns.length > 0 && ` Columns that are not used: ${unusedColumns.join(', ')}.`}
      </p>
      <div className="file-import__filters" role="group" aria-label="Which rows to show">
        {shown.map((each) => (
          <Button
            key={each}
            size="small"
            margin={false}
            buttonStyle={each === filter ? 'primary' : 'secondary'}
            extraButtonProps={{ 'aria-pressed': each === filter }}
            onClick={() => setFilter(each)}
          >
            {filterNames[each]} ({rowsOf(rows, each).length.toLocaleString('en-GB')})
          </Button>
        ))}
      </div>
      <Table
        key={filter}
        caption={filterNames[filter]}
        rows={rowsOf(rows, filter)}
        ticked={ticked}
        onTick={(lines, isTicked) => setTicked(withLines(ticked, lines, isTicked))}
      />
      {toConfirm.length > 0 && (
        <label className="file-import__choice">
          <input
            type="checkbox"
            checked={toConfirm.every(({ line }) => ticked.has(line))}
            onChange={({ target }) =>
              setTicked(
                withLines(
                  ticked,
                  toConfirm.map(({ line }) => line),
                  target.checked,
                ),
              )
            }
          />
          {toConfirm.length === 1
            ? 'I have looked at the row to confirm, and it is right'
            : `I have looked at the rows to confirm, and all ${toConfirm.length.toLocaleString('en-GB')} are right`}
        </label>
      )}
      {skipped > 0 && (
        <label className="file-import__choice">
          <input
            type="checkbox"
            checked={skipsInvalidRows}
            onChange={({ target }) => setSkipsInvalidRows(target.checked)}
          />
          Leave out the {counted(skipped, 'row')} that {nounFor(skipped, 'is', 'are')} wrong,
          unknown, changed here too or not confirmed
        </label>
      )}
      <p role="status">{advice({ written: written.length, skipped, skipsInvalidRows })}</p>
      <div className="file-import__buttons">
        <Button
          disabled={!canApply}
          onClick={() => onApply({ ticked: [...ticked], skipsInvalidRows })}
        >
          Apply {counted(written.length, 'row')}
        </Button>
        {hasProblem && (
          <Button buttonStyle="secondary" onClick={onRefresh}>
            Fresh preview
          </Button>
        )}
        <Button buttonStyle="secondary" onClick={onCancel}>
          Choose another file
        </Button>
      </div>
    </section>
  );
}

function rowsOf<Row extends RowOutcome>(rows: readonly Row[], filter: Filter): Row[] {
  return rows.filter(({ kind, needsTick }) => (filter === 'confirm' ? needsTick : kind === filter));
}

function isWritten({ kind, isInvalid, needsTick, line }: RowOutcome, ticked: ReadonlySet<number>) {
  return kind !== 'unchanged' && !isInvalid && (!needsTick || ticked.has(line));
}

function withLines(ticked: ReadonlySet<number>, lines: readonly number[], isTicked: boolean) {
  const others = [...ticked].filter((line) => !lines.includes(line));
  return new Set(isTicked ? [...others, ...lines] : others);
}

function sentence(counts: Record<RowKind, number>): string {
  const parts = rowKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind].toLocaleString('en-GB')} ${rowKindNames[kind]}`);
  return `Rows: ${parts.join(', ')}.`;
}

function advice({
  written,
  skipped,
  skipsInvalidRows,
}: {
  written: number;
  skipped: number;
  skipsInvalidRows: boolean;
}) {
  if (written === 0 && skipped === 0)
    return 'There is nothing to apply: everything is as it is stored.';
  if (written === 0) return 'There is nothing to apply: put the file right and choose it again.';
  if (skipped > 0 && !skipsInvalidRows) {
    return 'Before you apply: put the file right and choose it again, confirm what is right, or leave the other rows out.';
  }
  return '';
}
