import { pagePatterns } from '#contract/rules/page-path.ts';
import { companiesQuery } from '#site/api/companies.ts';
import { providerQuery } from '#site/api/provider.ts';
import {
  isInProviderAnswer,
  providerReviewsQuery,
  readReviewsRequest,
} from '#site/api/provider-reviews.ts';
import { providerHistoryQuery } from '#site/api/price-history.ts';
import { newest, type PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';
import { providerLines } from './provider-lines.ts';

export const route: PageRoute = {
  path: [pagePatterns.linkedProvider, pagePatterns.provider],
  parameters: ['reviews', 'page', 'vote', 'report', 'history', 'months'],
  // The provider, its price history, and any reviews that the provider's response does not contain.
  queries: ({ params: { slug = '' }, search }) => {
    const reviews = readReviewsRequest(slug, search);
    const always = [providerQuery(slug), providerHistoryQuery(slug)];
    return isInProviderAnswer(reviews) ? always : [...always, providerReviewsQuery(reviews)];
  },
  publicPages: async (queryClient) => {
    const companies = await queryClient.fetchQuery(companiesQuery);
    return companies.map((company) => ({
      path: paths.canonicalProvider(company.slug),
      title: company.name,
      // Worked out when they are read: of thousands of providers, a share image needs one, and the sitemap a portion at a time.
      get lines() {
        return providerLines(company);
      },
      get updatedAt() {
        return newest([
          ...company.products.map(({ checkedAt }) => checkedAt),
          ...company.reviews.map(({ createdAt }) => createdAt),
        ]);
      },
    }));
  },
};
