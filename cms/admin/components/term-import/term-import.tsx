'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { counted } from '#contract/rules/counted.ts';
import { fileTooLarge, maxFileBytes } from '#contract/rules/price-import.ts';
import type { TermPreview, TermsApplied } from '#contract/rules/term-import.ts';
import { ChooseFile } from '../file-import/choose-file.tsx';
import { ImportProblem } from '../file-import/import-problem.tsx';
import { PreviewPanel } from '../file-import/preview-panel.tsx';
import { UnusedColumns } from '../file-import/unused-columns.tsx';
import { failureText } from '../send.ts';
import { TermPreviewTable } from './term-preview-table.tsx';
import { applyTerms, currentTerms, previewTerms } from './term-requests.ts';
import '../file-import/file-import.css';

type Stage =
  | { name: 'choosing' }
  | { name: 'reading'; fileName: string }
  | { name: 'previewed'; file: File; preview: TermPreview }
  | { name: 'applying'; fileName: string }
  | { name: 'finished'; applied: TermsApplied };

/** From a file to what the providers ask of patients. */
export function TermImport() {
  const [stage, setStage] = useState<Stage>({ name: 'choosing' });
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <div className="file-import">
      <ImportProblem text={problem} />
      {stage.name === 'choosing' && (
        <ChooseFile what="terms" onChoose={(file) => void choose(file)}>
          <TermSteps />
        </ChooseFile>
      )}
      {stage.name === 'reading' && <p role="status">Reading {stage.fileName}…</p>}
      {stage.name === 'previewed' && (
        <PreviewPanel
          key={stage.preview.digest}
          {...stage.preview}
          reading={<UnusedColumns headings={stage.preview.unusedColumns} />}
          Table={TermPreviewTable}
          hasProblem={problem !== null}
          onApply={({ skipsInvalidRows }) => void apply(stage, skipsInvalidRows)}
          onRefresh={() => void choose(stage.file)}
          onCancel={startAgain}
        />
      )}
      {stage.name === 'applying' && (
        <p role="status">Applying {stage.fileName}… Stay on this page to see what has changed.</p>
      )}
      {stage.name === 'finished' && <Outcome applied={stage.applied} onDone={startAgain} />}
    </div>
  );

  function startAgain() {
    setProblem(null);
    setStage({ name: 'choosing' });
  }

  async function choose(chosen: File) {
    if (chosen.size > maxFileBytes) return setProblem(fileTooLarge);
    setProblem(null);
    setStage({ name: 'reading', fileName: chosen.name });
    try {
      // What was shown is what is applied, whatever becomes of the file on the disk.
      const file = new File([await chosen.arrayBuffer()], chosen.name);
      setStage({ name: 'previewed', file, preview: await previewTerms(file) });
    } catch (error) {
      setStage({ name: 'choosing' });
      setProblem(failureText(error));
    }
  }

  async function apply(
    previewed: Extract<Stage, { name: 'previewed' }>,
    skipsInvalidRows: boolean,
  ) {
    const { file, preview } = previewed;
    setProblem(null);
    setStage({ name: 'applying', fileName: file.name });
    try {
      const applied = await applyTerms(file, { digest: preview.digest, skipsInvalidRows });
      setStage({ name: 'finished', applied });
    } catch (error) {
      setStage(previewed);
      setProblem(failureText(error));
    }
  }
}

function TermSteps() {
  return (
    <>
      <p>
        Bring in what many providers ask of patients from a spreadsheet (.xlsx) or a CSV file. You
        see what would change before anything is written. Each provider keeps the version before, to
        go back to.
      </p>
      <ol>
        <li>
          Download the current terms, as <a href={currentTerms('xlsx')}>spreadsheet</a> or{' '}
          <a href={currentTerms('csv')}>CSV</a>: a row for each provider and term.
        </li>
        <li>
          Write the value as the form words it, the page that says so, and the day you looked; an
          empty “Checked at” is now. An empty value is not known. Rows that you leave as they are,
          or leave out, stay as they are on the site.
        </li>
        <li>Choose the file here.</li>
      </ol>
    </>
  );
}

function Outcome({ applied, onDone }: { applied: TermsApplied; onDone: () => void }) {
  const { fileName, changedRows, changedProviders, refused } = applied;
  return (
    <section>
      <p role="status">
        {fileName} is applied: {counted(changedRows, 'term')} of{' '}
        {counted(changedProviders, 'provider')} changed.
      </p>
      {refused.length > 0 && (
        <>
          <p>These providers could not be saved and are as they were. Choose the file again:</p>
          <ul>
            {refused.map(({ provider, reason }) => (
              <li key={provider}>
                {provider}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      <Button buttonStyle="secondary" onClick={onDone}>
        Import another file
      </Button>
    </section>
  );
}
