import { expect, it } from 'vitest';
import { reviewsReportedAsAbuse, reviewsWith } from '#cms/desk/filters.ts';
import { listHref } from './list-href.ts';

it('writes a filter as the admin’s lists do', () => {
  const list = '/admin/collections/reviews';
  expect(listHref('reviews')).toBe(list);
  const where = { and: [reviewsWith('pending'), reviewsReportedAsAbuse()] };
  expect(decodeURIComponent(listHref('reviews', where, '-postedAt'))).toBe(
    `${list}?where[and][0][status][equals]=pending&where[and][1][openReports][greater_than]=0&sort=-postedAt`,
  );
});
