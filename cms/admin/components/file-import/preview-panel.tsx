import { Button } from '@payloadcms/ui';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { counted, formatCount, nounFor } from '#contract/rules/counted.ts';
import {
  rowKindNames,
  rowKinds,
  type ApplyChoice,
  type RowKind,
  type RowOutcome,
} from '#contract/rules/price-import.ts';

/** The rows by what they come to, in the order in which they are looked at. */
const groups: Record<string, (row: RowOutcome) => boolean> = {
  'To confirm': ({ needsTick }) => needsTick,
  Conflicts: ({ kind }) => kind === 'conflict',
  Changed: ({ kind }) => kind === 'changed',
  New: ({ kind, isInvalid }) => kind === 'new' || (kind === 'unknown' && !isInvalid),
  Refused: ({ isInvalid }) => isInvalid,
  Same: ({ kind }) => kind === 'unchanged' || kind === 'checked',
};

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
  /** How the file was read. */
  reading: ReactNode;
  Table: ComponentType<PreviewTableProps<Row>>;
  /** Whether the last try to apply was refused. */
  hasProblem: boolean;
  onApply: (choice: ApplyChoice) => void;
  onRefresh: () => void;
  onCancel: () => void;
};

/** What the file would do, what is to be confirmed, and the button that does it. */
export function PreviewPanel<Row extends RowOutcome>({
  fileName,
  counts,
  rows,
  reading,
  Table,
  hasProblem,
  onApply,
  onRefresh,
  onCancel,
}: Props<Row>) {
  const shown = Object.entries(groups).flatMap(([name, isIn]) => {
    const members = rows.filter(isIn);
    return members.length > 0 ? [{ name, members }] : [];
  });
  const [groupName, setGroupName] = useState(shown[0]?.name);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [skipsInvalidRows, setSkipsInvalidRows] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const group = shown.find(({ name }) => name === groupName);
  const toConfirm = rows.filter(({ needsTick }) => needsTick);
  const written = rows.filter((row) => isWritten(row, ticked));
  const skipped = rows.length - counts.unchanged - written.length;
  const canApply = written.length > 0 && (skipped === 0 || skipsInvalidRows);

  return (
    <section aria-labelledby="preview-heading">
      <h2 id="preview-heading" ref={heading} tabIndex={-1}>
        What {fileName} would do
      </h2>
      <p>Nothing is written yet. {sentence(counts)}</p>
      {reading}
      <div className="file-import__filters" role="group" aria-label="Which rows to show">
        {shown.map((each) => (
          <Button
            key={each.name}
            size="small"
            margin={false}
            buttonStyle={each.name === group?.name ? 'primary' : 'secondary'}
            extraButtonProps={{ 'aria-pressed': each.name === group?.name }}
            onClick={() => setGroupName(each.name)}
          >
            {each.name} ({formatCount(each.members.length)})
          </Button>
        ))}
      </div>
      <Table
        key={group?.name}
        caption={group?.name ?? 'Rows'}
        rows={group?.members ?? []}
        ticked={ticked}
        onTick={(lines, isTicked) => setTicked(withLines(ticked, lines, isTicked))}
      />
      <div className="file-import__apply">
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
              : `I have looked at the rows to confirm, and all ${formatCount(toConfirm.length)} are right`}
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
        <p role="status">
          {advice({
            written: written.length,
            skipped,
            skipsInvalidRows,
            canConfirm: toConfirm.length > 0,
          })}
        </p>
        <div className="file-import__buttons">
          <Button
            margin={false}
            disabled={!canApply}
            onClick={() => onApply({ ticked: [...ticked], skipsInvalidRows })}
          >
            Apply {counted(written.length, 'row')}
          </Button>
          {hasProblem && (
            <Button buttonStyle="secondary" margin={false} onClick={onRefresh}>
              Fresh preview
            </Button>
          )}
          <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
            Choose another file
          </Button>
        </div>
      </div>
    </section>
  );
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
    .map((kind) => `${formatCount(counts[kind])} ${rowKindNames[kind]}`);
  return `Rows: ${parts.join(', ')}.`;
}

function advice({
  written,
  skipped,
  skipsInvalidRows,
  canConfirm,
}: {
  written: number;
  skipped: number;
  skipsInvalidRows: boolean;
  canConfirm: boolean;
}) {
  if (written === 0 && skipped === 0)
    return 'There is nothing to apply: the file matches what is stored.';
  if (written === 0 && canConfirm)
    return 'There is nothing to apply yet: confirm what is right, or put the file right and choose it again.';
  if (written === 0) return 'There is nothing to apply: put the file right and choose it again.';
  if (skipped > 0 && !skipsInvalidRows) {
    return 'Before you apply: put the file right and choose it again, confirm what is right, or leave the other rows out.';
  }
  return '';
}
