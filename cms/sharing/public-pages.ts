import { formatDate } from '#contract/rules/date.ts';
import { legalPageSlugs } from '#contract/rules/legal-page-slugs.ts';
import type { Catalogue } from '../catalogue/build-catalogue.ts';
import { counted } from './counted.ts';
import { newest } from './newest.ts';
import { providerLines } from './provider-lines.ts';
import { staticPages } from './static-pages.ts';

/** A page that search engines may list and people may share. */
export type PublicPage = {
  /** Its one canonical path. */
  path: string;
  title: string;
  /** What its share image says below the title: two lines at most. */
  lines: readonly string[];
  /** ISO time of the newest thing that it shows; null if that is not known. */
  updatedAt: string | null;
};

/** Every canonical page of the site as it stands: what is not published is not there. */
export function publicPages(catalogue: Catalogue): PublicPage[] {
  return [
    ...staticPages.map(({ path, title, line, updatedAt }) => ({
      path,
      title: title ?? catalogue.site.siteName,
      lines: [line(catalogue)],
      updatedAt: updatedAt(catalogue),
    })),
    ...catalogue.medications.map(({ name, activeIngredient, dosageRange, providerCount }) => ({
      path: `/medications?${new URLSearchParams({ filter: name.toLowerCase() })}`,
      title: name,
      lines: [`${activeIngredient}, ${dosageRange}`, counted(providerCount, 'provider')],
      updatedAt: catalogue.stats.pricesCheckedAt,
    })),
    ...[...catalogue.providers.values()].map((provider) => ({
      path: `/providers/${provider.slug}`,
      title: provider.name,
      lines: providerLines(provider),
      updatedAt: newest([
        ...provider.products.map(({ checkedAt }) => checkedAt),
        ...provider.reviews.map(({ createdAt }) => createdAt),
      ]),
    })),
    ...catalogue.guideCards.map((guide) => ({
      path: `/articles/${guide.slug}`,
      title: guide.title,
      lines: [`${guide.category} · ${guide.readTimeMinutes} min read`],
      updatedAt: guide.updatedAt,
    })),
    ...catalogue.marketReportCards.map((report) => ({
      path: `/market-analysis/${report.slug}`,
      title: report.title,
      lines: [`${report.category} · ${report.readTimeMinutes} min read`],
      updatedAt: report.updatedAt,
    })),
    ...legalPagesWithAddress(catalogue).map((page) => ({
      path: `/${page.slug}`,
      title: page.title,
      lines: [`Last updated ${formatDate(page.lastUpdatedAt)}`],
      updatedAt: page.lastUpdatedAt,
    })),
  ];
}

function legalPagesWithAddress({ legalPages }: Catalogue) {
  return legalPageSlugs.flatMap((slug) => legalPages.get(slug) ?? []);
}
