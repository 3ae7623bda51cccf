import { describe, expect, it } from 'vitest';
import { reviewRequestSchema } from '../schemas/review-request.ts';
import { reviewFieldError, reviewFields, type ReviewField } from './review-request.ts';

const good: Record<ReviewField, string> = {
  rating: '4',
  title: 'Good, if slow',
  content: 'The consultation was thorough.',
  customerName: 'Sam T.',
  location: 'Leeds',
  consent: 'on',
};

describe('a review from the form', () => {
  it('is valid when every field is filled in', () => {
    expect(reviewFields.map((field) => [field, reviewFieldError(field, good[field])])).toEqual([
      ['rating', undefined],
      ['title', undefined],
      ['content', undefined],
      ['customerName', undefined],
      ['location', undefined],
      ['consent', undefined],
    ]);
    expect(reviewRequestSchema.parse(good)).toEqual({ ...good, rating: 4 });
  });

  it('needs neither a title nor a place', () => {
    for (const field of ['title', 'location'] as const)
      expect(reviewFieldError(field, ' ')).toBeUndefined();
    expect(reviewRequestSchema.parse({ ...good, title: ' ', location: '' })).toMatchObject({
      title: null,
      location: null,
    });
  });

  it.each<[ReviewField, string, string]>([
    ['rating', '', 'Please choose 1 to 5 stars.'],
    ['rating', '0', 'Please choose 1 to 5 stars.'],
    ['rating', '6', 'Please choose 1 to 5 stars.'],
    ['rating', '4.5', 'Please choose 1 to 5 stars.'],
    ['title', 'x'.repeat(121), 'Please shorten the title to 120 characters.'],
    ['content', '', 'Please write at least 20 characters about your experience.'],
    [
      'content',
      ` ${'x'.repeat(19)} `,
      'Please write at least 20 characters about your experience.',
    ],
    ['content', 'x'.repeat(5001), 'Please shorten your review to 5,000 characters.'],
    ['customerName', '  ', 'Please enter a name to show with your review.'],
    ['customerName', 'x'.repeat(81), 'Please shorten the name to 80 characters.'],
    ['location', 'x'.repeat(81), 'Please shorten the place to 80 characters.'],
    ['consent', '', 'Please agree to the publication of your review.'],
  ])('gives the same error in the form and the API for %s %j', (field, value, sentence) => {
    expect(reviewFieldError(field, value)).toBe(sentence);
    const { error } = reviewRequestSchema.safeParse({ ...good, [field]: value });
    expect(error?.issues.map(({ message, path }) => [path, message])).toEqual([
      [[field], sentence],
    ]);
  });

  it.each<[ReviewField, string]>([
    ['title', 'x'.repeat(120)],
    ['content', 'x'.repeat(20)],
    ['content', 'x'.repeat(5000)],
    ['customerName', 'x'.repeat(80)],
    ['location', 'x'.repeat(80)],
  ])(
    'allows the minimum and maximum length of %s, not counting surrounding space',
    (field, value) => {
      expect(reviewFieldError(field, ` ${value} `)).toBeUndefined();
      expect(reviewRequestSchema.safeParse({ ...good, [field]: ` ${value} ` }).success).toBe(true);
    },
  );

  it('counts a line break as one character, however the form sends it', () => {
    const content = 'x\r\n'.repeat(2500).trim();
    expect(reviewRequestSchema.parse({ ...good, content }).content).toBe('x\n'.repeat(2500).trim());
  });
});
