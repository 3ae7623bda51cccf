import { companiesQuery } from '#site/api/companies.ts';
import { providerQuery } from '#site/api/provider.ts';
import {
  isInProviderAnswer,
  providerReviewsQuery,
  readReviewsRequest,
} from '#site/api/provider-reviews.ts';
import { newest, type PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';
import { providerLines } from './provider-lines.ts';

export const route: PageRoute = {
  path: ['/provider/:slug', '/providers/:slug'],
  parameters: ['reviews', 'page', 'report'],
  // The provider, and the reviews that its answer does not carry.
  queries: ({ params: { slug = '' }, search }) => {
    const reviews = readReviewsRequest(slug, search);
    return isInProviderAnswer(reviews)
      ? [providerQuery(slug)]
      : [providerQuery(slug), providerReviewsQuery(reviews)];
  },
  publicPages: async (queryClient) => {
    const companies = await queryClient.fetchQuery(companiesQuery);
    return companies.map((company) => ({
      path: paths.canonicalProvider(company.slug),
      title: company.name,
      lines: providerLines(company),
      updatedAt: newest([
        ...company.products.map(({ checkedAt }) => checkedAt),
        ...company.reviews.map(({ createdAt }) => createdAt),
      ]),
    }));
  },
};
