import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Review } from '#contract/schemas/review.ts';
import { ReviewFoot } from './review-foot.tsx';

/** Where the forms of a review post to. */
function actions(address: string): string[] {
  const review = { id: '5', customerName: 'Sam T.', helpfulCount: 0 } as Review;
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <ReviewFoot request={{ slug: 'oak', sort: 'lowest', page: 2 }} review={review} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return [...markup.matchAll(/action="([^"]*)"/g)].map(([, action = '']) =>
    action.replaceAll('&amp;', '&'),
  );
}

it('a vote and a report without JavaScript keep the order and page of the reviews and what is chosen of the price history', () => {
  expect(actions('/provider/oak?reviews=lowest&page=2')).toEqual([
    '/providers/oak/reviews/5/helpful?reviews=lowest&page=2',
    '/providers/oak/reviews/5/reports?reviews=lowest&page=2',
  ]);
  expect(actions('/provider/oak?history=7&months=3&reviews=lowest&page=2')).toEqual([
    '/providers/oak/reviews/5/helpful?history=7&months=3&reviews=lowest&page=2',
    '/providers/oak/reviews/5/reports?history=7&months=3&reviews=lowest&page=2',
  ]);
});
