import { describe, expect, test } from 'vitest';
import { reviewPageSize } from '#contract/rules/review-order.ts';
import { reviewSchema } from '#contract/schemas/review.ts';
import { toContractReview } from '#collections/reviews/to-contract-review.ts';
import { providers } from '../providers/index.ts';
import { reviewsAt } from './index.ts';

const reviews = reviewsAt(new Date('2026-05-20T09:00:00Z'));

test('the hour of the day makes no difference', () => {
  expect(reviewsAt(new Date('2026-05-20T23:59:00Z'))).toEqual(reviews);
});

test('a day later everything is a day later and otherwise the same', () => {
  const later = reviewsAt(new Date('2026-05-21T09:00:00Z'));
  const shape = ({ rating, customerName, title }: (typeof reviews)[number]) => [
    rating,
    customerName,
    title,
  ];
  expect(later.map(shape)).toEqual(reviews.map(shape));
  expect(Date.parse(later[0]!.postedAt) - Date.parse(reviews[0]!.postedAt)).toBe(
    24 * 60 * 60 * 1000,
  );
});

test('every review keeps the contract', () => {
  for (const { providerSlug, ...review } of reviews) {
    const document = { ...review, id: '1', provider: providerSlug, createdAt: '', updatedAt: '' };
    expect(reviewSchema.safeParse(toContractReview(document)).error).toBeUndefined();
  }
});

describe('texts', () => {
  test('have no slot left open and no word twice in a row', () => {
    for (const { title, content } of reviews) {
      expect(`${title} ${content}`).not.toMatch(/[{}|]|undefined|\s\s|\b(\w+) \1\b/);
    }
  });

  test('promise no weight to anybody', () => {
    for (const { title, content } of reviews) {
      expect(`${title} ${content}`).not.toMatch(
        /\b(kg|kilos?|kilograms?|stones?|lbs?|dress size|lost weight|weight loss)\b/i,
      );
    }
  });

  test.each(providers.map(({ slug }) => slug))(
    'of the newest reviews of %s do not repeat each other',
    (slug) => {
      const newest = reviews
        .filter(({ providerSlug, status }) => providerSlug === slug && status === 'published')
        .slice(0, reviewPageSize);
      const sentences = newest.flatMap(({ content }) => content.split(/(?<=[.?]) /));
      expect(sentences).toHaveLength(new Set(sentences).size);
      const people = newest.map(({ customerName }) => customerName);
      expect(people).toHaveLength(new Set(people).size);
    },
  );

  test('are hardly ever the same as another', () => {
    const texts = reviews.map(({ content }) => content);
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.95);
  });
});

test('sentiment follows the rating', () => {
  for (const { rating, sentiment, status } of reviews.filter((one) => one.status === 'published')) {
    expect([status, sentiment]).toEqual([
      'published',
      rating >= 4 ? 'positive' : rating === 3 ? 'neutral' : 'negative',
    ]);
  }
});
