import { useSearchParams } from 'react-router-dom';
import { counted } from '#contract/rules/counted.ts';
import { formatDate, formatMonth } from '#contract/rules/date.ts';
import { middleOf } from '#contract/rules/report-month.ts';
import type { FigureReceipt } from '#contract/schemas/month-data.ts';
import { figureQuery } from '#site/api/months.ts';
import { useRead } from '#site/api/use-read.ts';
import { SampleNote } from '#site/components/open-data/sample-note.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { LoadedPage } from '#site/components/states/loaded-page.tsx';
import { usePathParameters } from '#site/path-parameters.ts';
import { paths } from '#site/paths.ts';
import { Page as NotFound } from '../not-found/page.tsx';
import { FigureRows } from './figure-rows.tsx';

/** The receipt of a figure of a report: its rule, and the rows of the frozen file that it is worked out from, if any. */
export function Page() {
  const { month = '', figure = '' } = usePathParameters();
  const [search] = useSearchParams();
  const receipt = useRead(figureQuery(month, figure, search));
  return (
    <LoadedPage
      query={receipt}
      notFound={<NotFound />}
      title="How we know"
      description="The rule of a figure, and the rows that it is worked out from."
      loadingText="Loading the figure..."
      errorTitle="This figure is not available at the moment"
    >
      {(loaded) => <Receipt receipt={loaded} />}
    </LoadedPage>
  );
}

function Receipt({ receipt }: { receipt: FigureReceipt }) {
  const { rule, text, of, isOfRows, rowCount, snapshot } = receipt;
  const label = of === '' ? receipt.label : `${receipt.label}, ${of}`;
  const { month, sha256, frozenAt } = snapshot;
  const name = formatMonth(middleOf(month));
  const title = `How we know: ${label}, ${name}`;
  return (
    <>
      <PageHead title={title} description={rule} />
      <PageHeader
        title={`${text}: ${label}`}
        lead={rule}
        breadcrumbs={{
          parents: [
            { name: 'Open data', path: paths.data },
            { name, path: paths.dataMonth(month) },
          ],
          current: { name: label, path: paths.figure(snapshot, receipt.figure, {}) },
        }}
      />
      <div className="page-width flex flex-col gap-6 py-6 md:py-8">
        <SampleNote />
        <p className="measure">
          {isOfRows
            ? `Worked out now from ${counted(rowCount, 'row')}`
            : 'Counted for the whole site and kept beside the rows'}{' '}
          in the{' '}
          <a href={paths.dataMonth(month)} className="text-link">
            data of {name}
          </a>
          , which were frozen on <time dateTime={frozenAt}>{formatDate(frozenAt)}</time>:{' '}
          <a href={`${paths.dataMonth(month)}/${sha256}.json`} className="text-link">
            the file
          </a>{' '}
          with the SHA-256 <code className="text-sm wrap-anywhere">{sha256}</code>.
        </p>
        {isOfRows && <FigureRows receipt={receipt} />}
      </div>
    </>
  );
}
