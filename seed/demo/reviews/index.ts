import { hasCompanyType } from '#contract/rules/provider-type.ts';
import { daysBefore } from '#seed/days.ts';
import { createRandom, type Random } from '#seed/random.ts';
import { providers } from '../providers/index.ts';
import type { ProviderData } from '../providers/provider-data.ts';
import { createDeck } from './deck.ts';
import { handWrittenReviews } from './hand-written.ts';
import { firstNames, initials, towns } from './people.ts';
import { ratingCounts, type RatingCounts } from './ratings.ts';
import type { ReviewData } from './review-data.ts';
import { createReviewWriter } from './write-text.ts';

/** Reviews go back about 18 months. */
const oldestDaysAgo = 545;
/** Providers with at least so many reviews have had one lately. */
const lively = 4;
const kindsOfEvidence = ['order', 'delivery', 'order', 'provider'] as const;

/** All reviews of the demo data, as they stand on the given day: 2,847 published ones and some that are not. */
export function reviewsAt(date: Date): ReviewData[] {
  return [
    ...providers.flatMap((provider) => reviewsOf(provider, date)),
    ...handWrittenReviews.map(({ daysAgo, ...review }) => ({
      ...review,
      postedAt: daysBefore(date, daysAgo, { hour: 19, minute: 20 }),
    })),
  ];
}

/** The published reviews of a provider, newest first. */
function reviewsOf(provider: ProviderData, date: Date): ReviewData[] {
  const random = createRandom(`reviews ${provider.slug}`);
  const ratings = random.shuffle(eachRating(ratingCounts[provider.slug] ?? [0, 0, 0, 0, 0]));
  const write = createReviewWriter(provider, random);
  const names = createDeck(firstNames, random);
  const places = createDeck(homesOf(provider), random);
  const postedAts = postingTimes(ratings.length, date, random);

  return ratings.map((rating, index) => {
    const postedAt = postedAts[index] as string;
    const review = {
      providerSlug: provider.slug,
      rating,
      ...write(rating, postedAt),
      customerName: `${names.draw()} ${random.pick(initials)}.`,
      location: random.happens(0.8) ? (places.draw() ?? null) : null,
      status: 'published' as const,
      wasPublished: true,
      postedAt,
      verified: random.happens(provider.slug === 'quillbrook-online' ? 0.3 : 0.78),
      sentiment: sentimentOf(rating),
      sentimentConfidence: confidenceIn(rating, random),
      helpfulCount: helpfulVotes(rating, index / ratings.length, random),
      openReports: 0,
    };
    const evidence = kindsOfEvidence[index % kindsOfEvidence.length];
    return { ...review, verifiedEvidence: review.verified ? evidence : null };
  });
}

/** Where reviewers live: all over the country if the provider works online, else in its own town. */
function homesOf({ type, address }: ProviderData): string[] {
  return hasCompanyType(type, 'online') ? towns : address.split(', ').slice(-1);
}

/** 5, 5, 4, … as often as each rating is given. */
function eachRating(counts: RatingCounts): number[] {
  return counts.flatMap((count, index) => Array.from({ length: count }, () => 5 - index));
}

/** Times of day when people write, more of them in the latest months, newest first. */
function postingTimes(count: number, date: Date, random: Random): string[] {
  const times = Array.from({ length: count }, (_, index) => {
    const daysAgo =
      index === 0 && count >= lively
        ? random.integer(1, 24)
        : 1 + Math.floor(oldestDaysAgo * random.fraction() ** 1.2);
    return daysBefore(date, daysAgo, {
      hour: random.integer(7, 22),
      minute: random.integer(0, 59),
    });
  });
  return times.toSorted((a, b) => b.localeCompare(a));
}

function sentimentOf(rating: number): ReviewData['sentiment'] {
  if (rating >= 4) return 'positive';
  return rating === 3 ? 'neutral' : 'negative';
}

/** The clearer the rating, the surer the analysis; two decimals. */
function confidenceIn(rating: number, random: Random): number {
  const min = [0, 0.84, 0.7, 0.51, 0.7, 0.84][rating] as number;
  return Math.round((min + random.fraction() * 0.14) * 100) / 100;
}

/** Most reviews get few votes; critical ones and those that have stood longer get more. */
function helpfulVotes(rating: number, age: number, random: Random): number {
  const usual = (rating >= 4 ? 1.2 : 3.5) * (0.4 + 1.6 * age);
  return Math.floor(-Math.log(1 - random.fraction()) * usual);
}
