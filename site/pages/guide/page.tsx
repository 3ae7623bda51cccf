import { guideQuery } from '#site/api/guide.ts';
import { useRead } from '#site/api/use-read.ts';
import { LoadedPage } from '#site/components/states/loaded-page.tsx';
import { usePathParameters } from '#site/path-parameters.ts';
import { Page as NotFound } from '../not-found/page.tsx';
import { GuideArticle } from './guide-article.tsx';

/** One guide. */
export function Page() {
  const { slug = '' } = usePathParameters();
  const guide = useRead(guideQuery(slug));
  return (
    <LoadedPage
      query={guide}
      notFound={<NotFound />}
      title="Guide"
      description="A guide to weight loss medications."
      loadingText="Loading the guide..."
      errorTitle="This guide is not available at the moment"
    >
      {(loaded) => <GuideArticle key={slug} guide={loaded} />}
    </LoadedPage>
  );
}
