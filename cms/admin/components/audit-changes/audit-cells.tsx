'use client';

import type { DefaultCellComponentProps } from 'payload';
import type { FieldChange } from '#collections/audit-trail/describe-changes.ts';
import { asLine } from './in-words.ts';
import { useChanges } from './use-changes.ts';
import { useEntity } from './use-entity.ts';

/** How many changes a row of the list names. */
const maxLines = 3;

/** What changed, in the list of the audit trail. */
export function ChangesCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { fields } = useEntity(String(rowData.kind));
  const changes = useChanges(fields, cellData as FieldChange[] | null);
  // Whatever was created or deleted has all of its fields.
  if (rowData.operation === 'create' || rowData.operation === 'delete') return null;
  const lines = changes.map(asLine);
  return (
    <>
      {lines.slice(0, maxLines).map((line) => (
        <div key={line}>{line.length > 120 ? `${line.slice(0, 120)}…` : line}</div>
      ))}
      {lines.length > maxLines && <div>and {lines.length - maxLines} more</div>}
    </>
  );
}

/** The kind of document, as the admin calls it. */
export function KindCell({ cellData }: DefaultCellComponentProps) {
  return <>{useEntity(String(cellData)).label}</>;
}
