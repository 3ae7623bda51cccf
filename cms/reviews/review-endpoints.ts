import type { Payload } from 'payload';
import { pagePath, pagePatterns } from '#contract/rules/page-path.ts';
import {
  abuseReportAnswerSchema,
  abuseReportRequestSchema,
} from '#contract/schemas/abuse-report.ts';
import {
  helpfulAnswerSchema,
  helpfulRequestSchema,
  reviewRequestAnswerSchema,
  reviewRequestSchema,
} from '#contract/schemas/review-request.ts';
import { reviewPageSchema, reviewsQuerySchema } from '#contract/schemas/review.ts';
import { endpoint, type Endpoint } from '../api/endpoint.ts';
import { found } from '../api/found.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';
import { limit } from '../http/limit.ts';
import type { ReviewService } from './review-service.ts';

type Parts = {
  payload: Payload;
  catalogue: Pick<CatalogueService, 'current'>;
  reviews: ReviewService;
};

/** What visitors read and do about reviews. */
export function reviewEndpoints({ payload, catalogue, reviews }: Parts): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/providers/:slug/reviews',
      summary: 'One page of a provider’s reviews',
      query: reviewsQuerySchema,
      answer: reviewPageSchema,
      run: ({ params, query }) => reviews.page(providerOf(params), query),
    }),
    endpoint({
      method: 'POST',
      path: '/api/providers/:slug/reviews',
      summary: 'Send a review, which waits for a moderator',
      body: reviewRequestSchema,
      answer: reviewRequestAnswerSchema,
      limit: limit({
        payload,
        name: 'reviews',
        requests: 5,
        minutes: 60,
        message: 'You have sent several reviews in the last hour. Please try again later.',
      }),
      run: async ({ params, body }) => {
        await reviews.submit(providerOf(params), body);
        return { status: 'pending' } as const;
      },
      form: {
        path: pagePatterns.writeReview,
        next: (outcome, { slug }) => `${pagePath('writeReview', { slug })}?result=${outcome}`,
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/reviews/:id/helpful',
      summary: 'Mark a review as helpful, once from each browser',
      body: helpfulRequestSchema,
      answer: helpfulAnswerSchema,
      limit: limit({
        payload,
        name: 'helpful votes',
        requests: 60,
        minutes: 60,
        message:
          'You have marked many reviews as helpful in the last hour. Please try again later.',
      }),
      run: async ({ params: { id }, body: { browser }, network }) => ({
        helpfulCount: await reviews.voteHelpful(id, { browser, network }),
      }),
      form: {
        path: pagePatterns.helpfulVote,
        next: (outcome, { slug, id }, query) =>
          outcome === 'received'
            ? `${reviewsAddress(slug, query)}#review-${encodeURIComponent(id)}`
            : `${reviewsAddress(slug, { ...query, vote: outcome })}#reviews`,
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/reviews/:id/reports',
      summary: 'Report a review for abuse',
      body: abuseReportRequestSchema,
      answer: abuseReportAnswerSchema,
      limit: limit({
        payload,
        name: 'abuse reports',
        requests: 10,
        minutes: 60,
        message: 'You have reported several reviews in the last hour. Please try again later.',
      }),
      run: async ({ params: { id }, body }) => {
        await reviews.reportAbuse(id, body);
        return { status: 'received' } as const;
      },
      form: {
        path: pagePatterns.abuseReport,
        next: (outcome, { slug }, query) =>
          `${reviewsAddress(slug, { ...query, report: outcome })}#reviews`,
      },
    }),
  ];

  function providerOf({ slug }: { slug: string }) {
    return found(catalogue.current().providers.get(slug), 'There is no provider at this address.');
  }
}

/** The provider's page as it was around a form beside a review, and how it ended. */
function reviewsAddress(slug: string, asked: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const name of ['history', 'months', 'reviews', 'page', 'vote', 'report']) {
    const value = asked[name];
    if (typeof value === 'string') query.set(name, value);
  }
  return `${pagePath('provider', { slug })}${query.size > 0 ? `?${query}` : ''}`;
}
