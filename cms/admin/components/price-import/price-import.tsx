'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatCount } from '#contract/rules/counted.ts';
import {
  fileTooLarge,
  maxFileBytes,
  type AppliedRows,
  type ApplyChoice,
  type FileChoices,
  type FileQuestion,
  type ImportSummary,
  type Preview,
} from '#contract/rules/price-import.ts';
import { ChooseFile } from '../file-import/choose-file.tsx';
import { ImportProblem } from '../file-import/import-problem.tsx';
import { failureText } from '../send.ts';
import {
  applyImport,
  listImports,
  readAppliedRows,
  refreshPreview,
  sendFile,
  undoImport,
} from './import-requests.ts';
import { AskAboutFile } from './file-question.tsx';
import { HowItWasRead } from './how-it-was-read.tsx';
import { ImportProgress, isRunning, type Progress } from './import-progress.tsx';
import { PastImport } from './past-import.tsx';
import { PastImports } from './past-imports.tsx';
import { PriceSteps } from './price-steps.tsx';
import { PreviewTable } from './preview-table.tsx';
import { PreviewPanel } from '../file-import/preview-panel.tsx';
import '../file-import/file-import.css';

/** A file and the choices made for it. */
type SentFile = { file: File; choices: FileChoices };

type Stage =
  | { name: 'choosing' }
  | { name: 'reading'; fileName: string }
  | { name: 'asked'; fileName: string; question: FileQuestion }
  | { name: 'previewed'; preview: Preview }
  | { name: 'running' | 'finished'; summary: ImportSummary }
  | { name: 'opened'; applied: AppliedRows };

/** From a file to prices on the site, and back. */
export function PriceImport() {
  const [stage, setStage] = useState<Stage>({ name: 'choosing' });
  const [problem, setProblem] = useState<string | null>(null);
  const [imports, setImports] = useState<ImportSummary[]>([]);
  const [sent, setSent] = useState<SentFile>();

  // Also shows an import that began before this page was opened.
  const resume = useEffectEvent(() =>
    attempt(async () => {
      const listed = await listImports();
      setImports(listed);
      const begun = listed.find(isRunning);
      if (begun) setStage({ name: 'running', summary: begun });
    }),
  );
  useEffect(() => void resume(), []);

  return (
    <div className="file-import">
      <ImportProblem text={problem} />
      {stage.name === 'choosing' && (
        <ChooseFile what="prices" onChoose={(file) => void choose(file)}>
          <PriceSteps />
        </ChooseFile>
      )}
      {stage.name === 'reading' && <p role="status">Reading {stage.fileName}…</p>}
      {stage.name === 'asked' && (
        <AskAboutFile
          {...stage}
          onChoose={(choices) => void attempt(() => readAgain(choices))}
          onCancel={startAgain}
        />
      )}
      {stage.name === 'previewed' && (
        <PreviewPanel
          key={stage.preview.digest}
          fileName={stage.preview.import.fileName}
          counts={stage.preview.import.counts}
          rows={stage.preview.rows}
          reading={
            <HowItWasRead
              reading={stage.preview.reading}
              onChoose={(choices) => void attempt(() => readAgain(choices))}
            />
          }
          Table={PreviewTable}
          hasProblem={problem !== null}
          onApply={(choice) => void attempt(() => apply(stage.preview, choice))}
          onRefresh={() => void attempt(() => refresh(stage.preview.import.id))}
          onCancel={startAgain}
        />
      )}
      {stage.name === 'running' && (
        <ImportProgress
          summary={stage.summary}
          onAnswer={follow}
          onFailure={(error) => setProblem(failureText(error))}
        />
      )}
      {stage.name === 'finished' && <Outcome summary={stage.summary} onDone={startAgain} />}
      {stage.name === 'opened' && (
        <PastImport key={stage.applied.import.id} {...stage.applied} onClose={startAgain} />
      )}
      <PastImports
        imports={imports}
        isBusy={stage.name === 'running'}
        hasFile={['reading', 'asked', 'previewed'].includes(stage.name)}
        onOpen={({ id }) => attempt(() => open(id))}
        onUndo={(summary) => attempt(() => undo(summary))}
      />
    </div>
  );

  async function attempt(task: () => Promise<void>): Promise<void> {
    try {
      setProblem(null);
      await task();
    } catch (error) {
      setProblem(failureText(error));
    }
  }

  function startAgain() {
    setProblem(null);
    setStage({ name: 'choosing' });
  }

  async function choose(chosen: File) {
    if (chosen.size > maxFileBytes) return setProblem(fileTooLarge);
    await attempt(async () => {
      // Re-reads the bytes shown, even if the file on disk has changed.
      const file = new File([await chosen.arrayBuffer()], chosen.name);
      await read({ file, choices: {} });
    });
  }

  async function readAgain(more: FileChoices) {
    if (!sent) throw new Error('Choose the file again to have it read differently.');
    const { file, choices } = sent;
    const columns = { ...choices.columns, ...more.columns };
    await read({ file, choices: { ...choices, ...more, columns } });
  }

  async function read(next: SentFile) {
    const fileName = next.file.name;
    setStage({ name: 'reading', fileName });
    try {
      const answer = await sendFile(next.file, next.choices);
      setSent(next);
      if ('preview' in answer) setStage({ name: 'previewed', preview: answer.preview });
      else setStage({ name: 'asked', fileName, question: answer.question });
    } catch (error) {
      setStage(stage);
      throw error;
    }
  }

  async function refresh(id: string) {
    setStage({ name: 'previewed', preview: await refreshPreview(id) });
  }

  async function apply({ import: { id }, digest }: Preview, choice: ApplyChoice) {
    setStage({ name: 'running', summary: await applyImport(id, { ...choice, digest }) });
  }

  async function open(id: string) {
    setStage({ name: 'opened', applied: await readAppliedRows(id) });
  }

  async function undo({ id }: ImportSummary) {
    setStage({ name: 'running', summary: await undoImport(id) });
  }

  function follow({ summary, listed, preview }: Progress) {
    if (listed) setImports(listed);
    if (preview) setStage({ name: 'previewed', preview });
    else setStage({ name: isRunning(summary) ? 'running' : 'finished', summary });
    setProblem(summary.problem);
  }
}

function Outcome({ summary, onDone }: { summary: ImportSummary; onDone: () => void }) {
  const { status, changedRows, createdRows } = summary;
  return (
    <section>
      <p role="status">
        {status === 'undone'
          ? `${summary.fileName} is undone. What was changed since is as it was.`
          : `${summary.fileName} is applied: ${formatCount(changedRows)} changed, ${formatCount(createdRows)} added. The prices are on the site.`}
      </p>
      <Button buttonStyle="secondary" onClick={onDone}>
        Import another file
      </Button>
    </section>
  );
}
