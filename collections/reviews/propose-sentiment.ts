import type { CollectionBeforeChangeHook } from 'payload';
import vader from 'vader-sentiment';
import type { Review } from '../payload-types.ts';

type Sentiment = Pick<Review, 'sentiment' | 'sentimentConfidence' | 'sentimentSource'>;

/**
 * Proposes how the words of a review sound, when it comes in without a sentiment, when its words change, and when a
 * moderator empties the field. What a person has decided stays.
 */
export const proposeSentiment: CollectionBeforeChangeHook<Review> = ({ data, originalDoc }) => {
  const isDecided = Boolean(data.sentiment) && data.sentiment !== originalDoc?.sentiment;
  if (isDecided) return { ...data, sentimentConfidence: null, sentimentSource: 'corrected' };
  const wasCorrected = originalDoc?.sentimentSource === 'corrected';
  const isSettled = Boolean(data.sentiment) && (wasCorrected || !hasNewWords(data, originalDoc));
  return isSettled ? data : { ...data, ...sentimentOf(data) };
};

/** Below this distance from 0 the authors of VADER call a text neutral (https://github.com/cjhutto/vaderSentiment). */
const polarFrom = 0.05;

/** What VADER makes of a review; its confidence grows from a half with the strength of the words, to two decimals. */
function sentimentOf({ title, content }: Partial<Review>): Sentiment {
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
