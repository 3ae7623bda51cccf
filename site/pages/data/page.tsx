import type { ReactNode } from 'react';
import { counted } from '#contract/rules/counted.ts';
import { formatDate, formatMonth } from '#contract/rules/date.ts';
import { priceColumns } from '#contract/rules/open-data.ts';
import { middleOf } from '#contract/rules/report-month.ts';
import { dataMonthsQuery } from '#site/api/months.ts';
import { statsQuery } from '#site/api/stats.ts';
import { useRead } from '#site/api/use-read.ts';
import { ColumnTable } from '#site/components/open-data/column-table.tsx';
import { Licence } from '#site/components/open-data/licence.tsx';
import { SampleNote } from '#site/components/open-data/sample-note.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { useSiteName } from '#site/components/page-head/site-name.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { paths } from '#site/paths.ts';
import { useAbsoluteUrl } from '#site/public-url.tsx';
import { title } from './route.ts';

/** The figures as files: what is in them, and how they may be used. */
export function Page() {
  const stats = useRead(statsQuery).data;
  const months = useRead(dataMonthsQuery).data ?? [];
  return (
    <>
      <PageHead title={title} description={lead} canonicalPath={paths.data} />
      <PageHeader
        title={title}
        lead={lead}
        breadcrumbs={{ current: { name: 'Open data', path: paths.data } }}
      />
      <div className="page-width flex flex-col gap-10 py-6 md:py-8">
        <Section heading="Today’s prices">
          <SampleNote />
          {stats && (
            <p>
              {counted(stats.totalProducts, 'price')}
              {stats.pricesCheckedAt && `, last checked ${formatDate(stats.pricesCheckedAt)}`}.
            </p>
          )}
          <ul className="list-disc pl-5 marker:text-muted">
            {files.map(({ path, text }) => (
              <li key={path} className="py-1">
                <a href={path} className="text-link">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </Section>
        {months.length > 0 && (
          <Section heading="Months">
            <p className="measure">
              What the market reports were worked out from, as it was known when each month ended.
              These files never change.
            </p>
            <ul className="grid list-disc gap-x-8 pl-5 marker:text-muted sm:grid-cols-2">
              {months.map(({ month, rowCount }) => (
                <li key={month} className="py-1">
                  <a href={paths.dataMonth(month)} className="text-link">
                    {formatMonth(middleOf(month))}
                  </a>
                  , {counted(rowCount, 'price')}
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section heading="What is in a file">
          <p className="measure">
            One row for each dose at each provider. Amounts are pounds sterling, times are UTC, and
            a field is empty where nobody knows: an unknown fee is never 0.
          </p>
          <ColumnTable caption="The columns of a file of prices" columns={priceColumns} />
        </Section>
        <Use />
        <Section heading="For programs">
          <p className="measure">
            Everything on this site can be read from its API as JSON, without a key:{' '}
            <a href={paths.apiDocumentation} className="text-link">
              what it answers
            </a>
            . To show the lowest prices of a dose on a page of your own, copy the picture from the
            overview of{' '}
            <a href={paths.medications()} className="text-link">
              a medication
            </a>
            ; it says when its prices were checked.
          </p>
        </Section>
      </div>
    </>
  );
}

const lead = 'Every price on this site as a file, with what it takes to check and to cite it.';

const files = [
  { path: '/data/prices.csv', text: 'Prices as CSV, for a spreadsheet' },
  { path: '/data/prices.json', text: 'Prices as JSON, for a program' },
  { path: '/data/datapackage.json', text: 'Description of both, as a Data Package' },
];

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{heading}</h2>
      {children}
    </section>
  );
}

function Use() {
  const siteName = useSiteName();
  const absoluteUrl = useAbsoluteUrl();
  return (
    <Section heading="How you may use it">
      <Licence />
      <p className="measure">
        Cite it with the day on which you read it:{' '}
        <cite>
          {siteName}, prices of weight-loss injections in the UK, {absoluteUrl(paths.data)}
        </cite>
        .
      </p>
    </Section>
  );
}
