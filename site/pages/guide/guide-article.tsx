import type { Guide } from '#contract/schemas/guide.ts';
import { ArticleBody } from '#site/components/article/article-body.tsx';
import { ContentsList } from '#site/components/article/contents-list.tsx';
import { SourceList } from '#site/components/article/source-list.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { LeadPicture } from '#site/components/picture/lead-picture.tsx';
import { useSampleData } from '#site/components/sample-data/sample-data.tsx';
import { paths } from '#site/paths.ts';
import { GuideData } from './guide-data.tsx';
import { GuideHeader } from './guide-header.tsx';
import { NextSteps } from './next-steps.tsx';
import { RelatedGuides } from './related-guides.tsx';

/** A complete guide, from its header to the next steps. */
export function GuideArticle({ guide: given }: { guide: Guide }) {
  const isSample = useSampleData();
  // Sample text must never claim to be reviewed by a clinician.
  const guide = isSample ? { ...given, reviewerRole: null } : given;
  const hasSources = guide.sources.length > 0;
  const headings = [...guide.contents, ...(hasSources ? [{ id: 'sources', text: 'Sources' }] : [])];
  return (
    <article className="guide">
      <PageHead
        title={guide.title}
        fullTitle={guide.seo.title ?? undefined}
        description={guide.seo.description ?? guide.description}
        canonicalPath={paths.article(guide.slug)}
        type="article"
      />
      <GuideData guide={guide} />
      <GuideHeader guide={guide} isSample={isSample} />
      <div className="page-width grid gap-8 py-6 md:py-8 lg:grid-cols-[minmax(16rem,1fr)_minmax(0,41.5rem)] lg:gap-16">
        {headings.length > 0 && <ContentsList headings={headings} />}
        <div className="flex min-w-0 flex-col gap-8 lg:col-start-2">
          <LeadPicture picture={guide.picture} />
          <ArticleBody html={guide.bodyHtml} />
          {hasSources && <SourceList sources={guide.sources} />}
        </div>
      </div>
      <div className="page-width flex flex-col gap-12 pt-4 print:hidden">
        {guide.related.length > 0 && <RelatedGuides guides={guide.related} />}
        <NextSteps />
      </div>
    </article>
  );
}
