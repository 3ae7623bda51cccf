import { formatMonthFirstDate } from '#contract/rules/date.ts';
import type { LegalPage } from '#contract/schemas/legal-page.ts';
import { ArticleBody } from '#site/components/article/article-body.tsx';
import { ContentsList } from '#site/components/article/contents-list.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { paths } from '#site/paths.ts';

/** A legal page: its date, its contents and its sections, each with a permanent anchor. */
export function LegalDocument({ page }: { page: LegalPage }) {
  const path = paths.legalPage(page.slug);
  const sections = page.sections.map(({ anchor, heading, bodyHtml }, index) => ({
    id: anchor,
    text: page.isNumbered ? `${index + 1}. ${heading}` : heading,
    bodyHtml,
  }));
  return (
    <>
      <PageHead
        title={page.title}
        fullTitle={page.seo.title ?? page.pageTitle}
        description={page.seo.description ?? page.description}
        canonicalPath={path}
      />
      <PageHeader
        title={page.title}
        lead={page.description}
        breadcrumbs={{ current: { name: page.title, path } }}
      >
        <p className="text-sm text-muted">
          Last updated{' '}
          <time dateTime={page.lastUpdatedAt}>{formatMonthFirstDate(page.lastUpdatedAt)}</time>
        </p>
      </PageHeader>
      <div className="page-width grid gap-8 py-6 md:py-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <ContentsList headings={sections} />
        <div className="flex min-w-0 flex-col gap-8 md:gap-12">
          {sections.map(({ id, text, bodyHtml }) => (
            <section
              key={id}
              aria-labelledby={id}
              className="flex flex-col gap-3 [&_.article>:first-child]:mt-0"
            >
              <h2
                id={id}
                tabIndex={-1}
                className="measure scroll-mt-4 text-2xl break-after-avoid-page focus:outline-none"
              >
                {text}
              </h2>
              <ArticleBody html={bodyHtml} headingId={id} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
