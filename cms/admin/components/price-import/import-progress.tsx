import type { ImportSummary, Preview } from '#contract/rules/price-import.ts';
import { usePolling } from '../use-polling.ts';
import { listImports, readImport, refreshPreview } from './import-requests.ts';

/** How far an import is. Once it is no longer under way, with all imports; if it was refused, with a fresh preview. */
export type Progress = { summary: ImportSummary; listed?: ImportSummary[]; preview?: Preview };

type Props = {
  summary: ImportSummary;
  onAnswer: (progress: Progress) => void;
  onFailure: (error: unknown) => void;
};

/** That an import or its undoing is under way. It goes on when the page is left. */
export function ImportProgress({ summary, onAnswer, onFailure }: Props) {
  usePolling({ milliseconds: 500, ask: () => readProgress(summary), onAnswer, onFailure });
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

/** Whether an import is being applied or undone. */
export function isRunning({ status }: ImportSummary): boolean {
  return status === 'applying' || status === 'undoing';
}

async function readProgress({ id, status }: ImportSummary): Promise<Progress> {
  const summary = await readImport(id);
  if (isRunning(summary)) return { summary };
  const listed = await listImports();
  const isRefused = status === 'applying' && summary.problem !== null;
  return { summary, listed, preview: isRefused ? await refreshPreview(id) : undefined };
}
