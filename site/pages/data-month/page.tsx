import { formatMonth } from '#contract/rules/date.ts';
import { middleOf } from '#contract/rules/report-month.ts';
import type { MonthDescription } from '#contract/schemas/month-data.ts';
import { dataMonthQuery } from '#site/api/months.ts';
import { useRead } from '#site/api/use-read.ts';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { SampleNote } from '#site/components/open-data/sample-note.tsx';
import { LoadedPage } from '#site/components/states/loaded-page.tsx';
import { usePathParameters } from '#site/path-parameters.ts';
import { paths } from '#site/paths.ts';
import { Page as NotFound } from '../not-found/page.tsx';
import { Citation } from './citation.tsx';
import { MonthColumns } from './month-columns.tsx';
import { SnapshotFiles } from './snapshot-files.tsx';

/** The frozen data of a month: its files, what is in them, and how to cite them. */
export function Page() {
  const { month = '' } = usePathParameters();
  const data = useRead(dataMonthQuery(month));
  return (
    <LoadedPage
      query={data}
      notFound={<NotFound />}
      title="Data of a month"
      description="What providers listed when a month ended."
      loadingText="Loading the month..."
      errorTitle="The data of this month are not available at the moment"
    >
      {(loaded) => <Month data={loaded} />}
    </LoadedPage>
  );
}

function Month({ data: { month, snapshots } }: { data: MonthDescription }) {
  const name = formatMonth(middleOf(month));
  const title = `Data of ${name}`;
  const lead = `What providers listed when ${name} ended: what the market reports of the month were worked out from.`;
  const [shown, ...earlier] = snapshots;
  if (!shown) return null;
  return (
    <>
      <PageHead title={title} description={lead} canonicalPath={paths.dataMonth(month)} />
      <PageHeader
        title={title}
        lead={lead}
        breadcrumbs={{
          parents: [{ name: 'Open data', path: paths.data }],
          current: { name, path: paths.dataMonth(month) },
        }}
      />
      <div className="page-width flex flex-col gap-10 py-6 md:py-8">
        <section className="flex flex-col gap-4">
          <h2 className="text-2xl">Files</h2>
          <SampleNote />
          <SnapshotFiles snapshot={shown} />
        </section>
        {earlier.length > 0 && (
          <section className="flex flex-col gap-4">
            <h2 className="text-2xl">Earlier files</h2>
            <p className="measure">
              A report of the month was corrected or filled in again from other data. The file above
              is the newest one; those before it stay as they were.
            </p>
            {earlier.map((snapshot) => (
              <SnapshotFiles key={snapshot.sha256} snapshot={snapshot} />
            ))}
          </section>
        )}
        <MonthColumns />
        <Citation snapshot={shown} />
      </div>
    </>
  );
}
