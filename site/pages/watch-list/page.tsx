import { useSearchParams } from 'react-router-dom';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { paths } from '#site/paths.ts';
import { KeptList } from './kept-list.tsx';
import { ListInAddress } from './list-in-address.tsx';
import { readWatchedIds } from './watched-ids.ts';

/** The prices that a visitor watches, without an account. */
export function Page() {
  const [search] = useSearchParams();
  const ids = readWatchedIds(search);
  return (
    <>
      <PageHead
        title="Your watch-list"
        description="Prices you watch, and what has changed since your last visit. The list is kept in your browser."
      />
      <PageHeader
        title="Your watch-list"
        lead="Prices you watch, and what has changed since your last visit. The list stays in your browser; we never see it."
        breadcrumbs={{ current: { name: 'Watch-list', path: paths.watchList() } }}
      />
      <div className="page-width flex flex-col gap-8 py-6 md:py-8">
        {ids.length > 0 ? <ListInAddress ids={ids} /> : <KeptList />}
      </div>
    </>
  );
}
