import type { CollectionBeforeChangeHook } from 'payload';
import type { Review } from '../payload-types.ts';

type Sentiment = Pick<Review, 'sentiment' | 'sentimentConfidence' | 'sentimentSource'>;

/**
 * Suggests a sentiment when a review arrives without one, when its text changes, and when a moderator clears the field.
 * A moderator's own decision is kept.
 */
export const proposeSentiment: CollectionBeforeChangeHook<Review> = async ({
  data,
  originalDoc,
}) => {
  const isDecided = Boolean(data.sentiment) && data.sentiment !== originalDoc?.sentiment;
  if (isDecided) return { ...data, sentimentConfidence: null, sentimentSource: 'corrected' };
  const wasCorrected = originalDoc?.sentimentSource === 'corrected';
  const isSettled = Boolean(data.sentiment) && (wasCorrected || !hasNewWords(data, originalDoc));
  return isSettled ? data : { ...data, ...(await sentimentOf(data)) };
};

/** VADER's authors call a compound score closer to 0 than this neutral (https://github.com/cjhutto/vaderSentiment). */
const polarFrom = 0.05;

/**
 * VADER's sentiment for a review, with a confidence from 0.5 to 1 that grows with the strength of the words, to two
 * decimals.
 */
async function sentimentOf({ title, content }: Partial<Review>): Promise<Sentiment> {
  const { default: vader } = await import('vader-sentiment');
  const words = [title, content].filter(Boolean).join('. ');
  const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(words);
  const strength = Math.abs(compound);
  const isPolar = strength >= polarFrom;
  return {
    sentiment: !isPolar ? 'neutral' : compound > 0 ? 'positive' : 'negative',
    sentimentConfidence: isPolar ? Math.round(50 + strength * 50) / 100 : 0.5,
    sentimentSource: 'proposed',
  };
}

function hasNewWords(data: Partial<Review>, original: Review | undefined): boolean {
  return data.title !== original?.title || data.content !== original?.content;
}
