'use client';

import { useFormFields, useRowLabel } from '@payloadcms/ui';
import type { EditedFigure } from '#collections/market-reports/edited-figure.ts';

/** What a folded row is about, in the words of some of its fields, and whether an editor has typed over a figure in it. */
export function RowLabel({ fields }: { fields: readonly string[] }) {
  const { data, path, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>();
  const edited = useFormFields(([form]) => form.editedFigures?.value) as EditedFigure[] | null;
  const isEdited = edited?.some((figure) => `${figure.path}.`.startsWith(`${path}.`));
  const words = fields.map((name) => data?.[name]).filter((value) => typeof value === 'string');
  return (
    <span>
      {words.join(' ') || `Row ${rowNumber + 1}`}
      {isEdited && ' – entered by an editor'}
    </span>
  );
}
