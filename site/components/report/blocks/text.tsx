import type { ReportBlockOf } from '#contract/schemas/market-report.ts';
import { ArticleBody } from '#site/components/article/article-body.tsx';

export function Block({ bodyHtml }: ReportBlockOf<'text'>) {
  return <ArticleBody html={bodyHtml} />;
}
