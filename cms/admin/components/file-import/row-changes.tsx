import type { FieldChange } from '#contract/rules/price-import.ts';

/** What a row of a file changes. */
export function RowChanges({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return 'Nothing';
  return (
    <ul>
      {changes.map(({ field, downloaded, from, to }) => (
        <li key={field}>
          {field}: {downloaded !== undefined && `${downloaded} when downloaded, now `}
          {from !== undefined && `${from} → `}
          <strong>{to}</strong>
        </li>
      ))}
    </ul>
  );
}
