import type { FieldChange } from '#contract/rules/price-import.ts';

/** What a row of a file changes. */
export function RowChanges({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return 'Nothing';
  return (
    <ul>
      {changes.map(({ field, downloaded, from, to }) => (
        <li key={field}>
          {field}: {downloaded !== undefined && `${downloaded} when downloaded, now `}
          {from !== undefined && (
            <>
              <Value text={from} /> →{' '}
            </>
          )}
          <strong>
            <Value text={to} />
          </strong>
        </li>
      ))}
    </ul>
  );
}

function Value({ text }: { text: string }) {
  return /^https?:/.test(text) ? <span className="file-import__address">{text}</span> : text;
}
