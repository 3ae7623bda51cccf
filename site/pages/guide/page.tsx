import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { guideQuery } from '#site/api/guide.ts';
import { Loaded } from '#site/components/states/loaded.tsx';
import { Page as NotFound } from '../not-found/page.tsx';
import { GuideArticle } from './guide-article.tsx';

/** One guide. */
export function Page() {
  const { slug = '' } = useParams();
  const guide = useQuery(guideQuery(slug));
  if (guide.error?.status === 404) return <NotFound />;
  if (guide.data) return <GuideArticle guide={guide.data} />;
  return (
    <div className="page-width py-8">
      <Loaded
        query={guide}
        loadingText="Loading the guide..."
        errorTitle="This guide is not available at the moment"
      >
        {() => null}
      </Loaded>
    </div>
  );
}
