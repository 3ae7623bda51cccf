import { guidesQuery } from '#site/api/guides.ts';
import { useRead } from '#site/api/use-read.ts';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { EmptyState } from '#site/components/states/empty-state.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { paths } from '#site/paths.ts';
import { FeaturedGuides } from './featured-guides.tsx';
import { MoreGuides } from './more-guides.tsx';
import { title } from './route.ts';

/** The index of the guides. */
export function Page() {
  const guides = useRead(guidesQuery);
  return (
    <>
      <PageHead
        title={title}
        description="Plain guides to weight-loss injections, their side effects and how to get them on the NHS, each with its sources and the date it was last reviewed."
        canonicalPath={paths.articles}
      />
      <PageHeader
        title={title}
        lead="What to expect, what to ask and when to get help. Each guide names its sources and the date it was last reviewed."
        breadcrumbs={{ current: { name: 'Articles', path: paths.articles } }}
      />
      <div className="page-width flex flex-col gap-12 py-6 md:py-8">
        <Loaded
          query={guides}
          loadingText="Loading guides..."
          errorTitle="The guides are not available at the moment"
        >
          {(loaded) =>
            loaded.length === 0 ? (
              <EmptyState title="No guides are published yet" />
            ) : (
              <>
                <FeaturedGuides guides={loaded.filter(({ featured }) => featured)} />
                <MoreGuides guides={loaded.filter(({ featured }) => !featured)} />
              </>
            )
          }
        </Loaded>
        <p className="measure text-muted">
          The guides give general information for adults. They are not a substitute for advice from
          a doctor, a pharmacist or the person who prescribes for you.
        </p>
      </div>
    </>
  );
}
