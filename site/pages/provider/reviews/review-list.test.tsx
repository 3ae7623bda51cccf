import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { ReviewSort } from '#contract/rules/review-order.ts';
import type { Provider } from '#contract/schemas/company.ts';
import { ReviewList } from './review-list.tsx';

it.each<[string, ReviewSort, number]>([
  ['Showing 1 of 1 review', 'newest', 1],
  ['Showing 2 of 2 reviews', 'newest', 2],
  ['Showing 12 of 1,300 reviews', 'newest', 1300],
  ['Showing 1 of 1 verified review', 'verified', 1],
  ['Showing 3 of 3 verified reviews', 'verified', 3],
])('above the reviews stands how many are shown: %s', (text, sort, count) => {
  const provider = {
    slug: 'oak',
    reviewCount: count,
    reviewSummary: { verifiedCount: count },
    reviews: [],
  } as unknown as Provider;
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ReviewList provider={provider} request={{ slug: 'oak', sort, page: 1 }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(/<p role="status"[^>]*>([^<]*)<\/p>/.exec(markup)?.[1]).toBe(text);
});
