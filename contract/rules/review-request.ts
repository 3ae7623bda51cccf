import type { honeypotName } from './honeypot.ts';

/** What a visitor fills in to write a review, in order. */
export const reviewFields = [
  'rating',
  'title',
  'content',
  'customerName',
  'location',
  'consent',
] as const;
export type ReviewField = (typeof reviewFields)[number];

/** A review as the form holds it: all text, `on` for consent, and the honeypot. */
export type ReviewDraft = Readonly<Record<ReviewField | typeof honeypotName, string>>;

/** What each field takes, in characters without the space around the text, and the sentence for what it does not take. */
export const reviewRules = {
  rating: { missing: 'Please choose 1 to 5 stars.' },
  title: { maxLength: 120, tooLong: 'Please shorten the title to 120 characters.' },
  content: {
    shortest: 20,
    maxLength: 5000,
    missing: 'Please write at least 20 characters about your experience.',
    tooLong: 'Please shorten your review to 5,000 characters.',
  },
  customerName: {
    shortest: 1,
    maxLength: 80,
    missing: 'Please enter a name to show with your review.',
    tooLong: 'Please shorten the name to 80 characters.',
  },
  location: { maxLength: 80, tooLong: 'Please shorten the place to 80 characters.' },
  consent: { missing: 'Please agree to the publication of your review.' },
} as const;

/** What is wrong with a field, as a sentence for whoever filled it in; nothing if it can be sent. */
export function reviewFieldError(field: ReviewField, value: string): string | undefined {
  const { length } = value.trim();
  switch (field) {
    case 'rating':
      return /^[1-5]$/.test(value) ? undefined : reviewRules.rating.missing;
    case 'consent':
      return value === 'on' ? undefined : reviewRules.consent.missing;
    case 'title':
    case 'location':
      return length > reviewRules[field].maxLength ? reviewRules[field].tooLong : undefined;
    case 'content':
    case 'customerName':
      if (length < reviewRules[field].shortest) return reviewRules[field].missing;
      return length > reviewRules[field].maxLength ? reviewRules[field].tooLong : undefined;
  }
}
