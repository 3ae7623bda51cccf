import { marketReportsQuery } from '#site/api/market-reports.ts';
import { statsQuery } from '#site/api/stats.ts';
import { useRead } from '#site/api/use-read.ts';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { paths } from '#site/paths.ts';
import { Archive } from './archive.tsx';
import { Claims } from './claims.tsx';
import { FeaturedReport } from './featured-report.tsx';
import { title } from './route.ts';

/** The market analysis hub: what is tracked, the featured report, and all reports. */
export function Page() {
  const stats = useRead(statsQuery).data;
  const reports = useRead(marketReportsQuery);

  return (
    <div className="market-analysis">
      <PageHead
        title={title}
        description="Monthly reports on what weight-loss injections cost in the UK: prices, changes and availability, with every figure behind them."
        canonicalPath={paths.marketAnalysis}
      />
      <PageHeader
        title={title}
        lead="What weight-loss injections cost in the UK, how prices move, and what is in stock: once a month, with every figure behind it."
        breadcrumbs={{ current: { name: 'Market Analysis', path: paths.marketAnalysis } }}
      >
        {stats && <Claims stats={stats} />}
      </PageHeader>
      <div className="page-width flex flex-col gap-12 py-8 md:gap-16 md:py-12">
        <Loaded
          query={reports}
          loadingText="Loading the reports..."
          errorTitle="The reports are not available at the moment"
        >
          {(loaded) => (
            <>
              <FeaturedReport reports={loaded} />
              <Archive reports={loaded} />
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}
