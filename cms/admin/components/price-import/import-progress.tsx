import type { ImportSummary } from '#contract/rules/price-import.ts';

/** How far an import or its undoing is. It goes on when the page is left. */
export function ImportProgress({ summary }: { summary: ImportSummary }) {
  const { status, fileName, progress } = summary;
  const what = status === 'undoing' ? `Undoing ${fileName}` : `Applying ${fileName}`;
  const percent = Math.round(progress * 100);
  return (
    <section className="price-import__progress">
      <label htmlFor="import-progress">{what}…</label>
      <progress id="import-progress" max={100} value={percent}>
        {percent}%
      </progress>
      <p>You may leave this page: the work goes on, all of it or nothing.</p>
    </section>
  );
}
