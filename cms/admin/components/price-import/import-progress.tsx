import type { ImportSummary } from '#contract/rules/price-import.ts';

/** That an import or its undoing is under way. It goes on when the page is left. */
export function ImportProgress({ summary }: { summary: ImportSummary }) {
  const { status, fileName } = summary;
  const what = status === 'undoing' ? `Undoing ${fileName}` : `Applying ${fileName}`;
  return (
    <section className="file-import__progress">
      <label htmlFor="import-progress">{what}…</label>
      <progress id="import-progress" />
      <p>You may leave this page: the work goes on, all of it or nothing.</p>
    </section>
  );
}
