'use client';

import { useRowLabel } from '@payloadcms/ui';

/** What a folded row is about, in the words of some of its fields. */
export function RowLabel({ fields }: { fields: readonly string[] }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>();
  const words = fields.map((name) => data?.[name]).filter((value) => typeof value === 'string');
  return <span>{words.join(' ') || `Row ${rowNumber + 1}`}</span>;
}
