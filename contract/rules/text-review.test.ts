import { describe, expect, it } from 'vitest';
import { isReviewOverdue, reviewDueAt, reviewOverdueBefore } from './text-review.ts';

describe('the review of a text', () => {
  it('is due a year after the last one', () => {
    expect(reviewDueAt('2025-08-20T00:00:00.000Z')).toBe('2026-08-20T00:00:00.000Z');
  });

  it.each([
    ['2026-08-20T00:00:00.000Z', false],
    ['2026-08-20T00:00:00.001Z', true],
  ])('at %s is overdue: %s', (now, isOverdue) => {
    expect(isReviewOverdue('2025-08-20T00:00:00.000Z', new Date(now))).toBe(isOverdue);
  });

  it('is overdue in queries from the same moment', () => {
    const now = new Date('2026-08-20T12:00:00.000Z');
    expect(reviewOverdueBefore(now)).toBe('2025-08-20T12:00:00.000Z');
  });
});
