'use client';

import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useForm,
  useModal,
} from '@payloadcms/ui';
import type { FilledReport } from '#cms/reports/fill-report.ts';
import { formatMonth } from '#contract/rules/date.ts';
import { send } from '../send.ts';
import { useSending } from '../use-sending.ts';

type Report = {
  month?: string | null;
  title?: string | null;
  description?: string | null;
  category?: string | null;
  badges?: string[] | null;
  /** Payload’s forms have 0 for a list without rows; so do the lists inside. */
  sections?: unknown;
};

type Section = { blocks?: unknown };
type Block = { rows?: unknown; figures?: unknown; findings?: unknown };

const modal = 'fill-report';

/** “Fill from data”: puts a month's figures into the report in the form; nothing is saved until the editor saves. */
export function FillReport() {
  const { hasSavePermission } = useDocumentInfo();
  const { getData, reset, setModified, setProcessing } = useForm();
  const { openModal } = useModal();
  const { isSending: isFilling, run } = useSending();

  const fill = () =>
    run(async () => {
      // What is typed meanwhile would be taken away.
      setProcessing(true);
      try {
        const report = getData() as Report;
        const filled = await requestFigures(report);
        await reset({ ...report, ...suggested(report, filled), ...filled });
        setModified(true);
        toast.success(`Filled with the figures of ${filled.period}. Save the report to keep them.`);
      } finally {
        setProcessing(false);
      }
    });

  function ask() {
    if (hasFigures(getData())) openModal(modal);
    else void fill();
  }

  if (!hasSavePermission) return null;
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isFilling}
        onClick={ask}
      >
        {isFilling ? 'Filling…' : 'Fill from data'}
      </Button>
      <ConfirmationModal
        modalSlug={modal}
        heading="Replace the figures?"
        body="The tables, findings and lists of stock of this report, and the key figures that are counted from the data, are replaced with those of its month as the data are now. Texts and everything else stay as they are."
        confirmLabel="Replace them"
        onConfirm={fill}
      />
    </>
  );
}

/** @throws Error with a sentence for the editor when the figures cannot be had. */
async function requestFigures({ month, sections }: Report): Promise<FilledReport> {
  if (!month) throw new Error('Choose the month that the report is about first.');
  return send('POST', '/report-figures', { month, sections: rowsIn(sections) });
}

function hasFigures({ sections }: Report): boolean {
  return rowsIn<Section>(sections)
    .flatMap(({ blocks }) => rowsIn<Block>(blocks))
    .some(({ rows, figures, findings }) =>
      [rows, figures, findings].some((list) => rowsIn(list).length > 0),
    );
}

function rowsIn<Row>(value: unknown): Row[] {
  return Array.isArray(value) ? (value as Row[]) : [];
}

/** What a report is called when its editor has not said so yet: by its month, also before that has ended. */
function suggested(report: Report, { medications }: FilledReport): Report {
  const month = formatMonth(report.month ?? '');
  return {
    title: report.title || `Market overview, ${month}`,
    description:
      report.description ||
      `What weight-loss injections cost in the UK in ${month}: by kind of provider, by dose, and what changed.`,
    category: report.category || 'Market Overview',
    badges: report.badges?.length ? report.badges : medications,
  };
}
