import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import type { FileChoices, RenamedColumn } from '#contract/rules/price-import.ts';

type Props = {
  renamedColumns: readonly RenamedColumn[];
  unusedColumns: readonly string[];
  freeColumns: readonly string[];
  onChoose: (choices: FileChoices) => void;
};

/** Where an editor says what the columns of a file are that have another name than ours. */
export function ColumnChoice({ renamedColumns, unusedColumns, freeColumns, onChoose }: Props) {
  const [columns, setColumns] = useState<NonNullable<FileChoices['columns']>>({});
  const readAs = new Map(renamedColumns.map((column) => [column.heading, column.readAs]));
  const headings = new Set([...readAs.keys(), ...unusedColumns]);
  return (
    <form
      className="file-import__columns"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ columns });
      }}
    >
      {[...headings].map((heading) => (
        <label key={heading}>
          “{heading}” is{' '}
          <select
            value={(heading in columns ? columns[heading] : readAs.get(heading)) ?? ''}
            onChange={({ target }) => setColumns({ ...columns, [heading]: target.value || null })}
          >
            <option value="">not used</option>
            {freeColumns.map((ours) => (
              <option key={ours}>{ours}</option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit" margin={false} disabled={Object.keys(columns).length === 0}>
        Read the file like this
      </Button>
    </form>
  );
}
