import { formatShortMonth } from '#contract/rules/date.ts';
import { capitalised } from '#contract/rules/first-letter.ts';
import { percentageOf } from '#contract/rules/rating.ts';
import type { ReviewSummary } from '#contract/schemas/review.ts';
import type { SentimentSnapshot } from '#contract/schemas/sentiment.ts';
import { Tag, type TagTone } from '#site/components/tag/tag.tsx';
import { TrustSymbol } from './trust-symbol.tsx';

type Props = { sentiment: SentimentSnapshot; summary: ReviewSummary };

/** The editors' analysis of the reviews at one time, and the current shares. */
export function SentimentPanel({ sentiment, summary }: Props) {
  const { overallSentiment, sentimentScore, sentimentSummary, keyInsights, trustScore } = sentiment;
  const { border, tone } = looks[overallSentiment];
  const share = (count: number) => `${percentageOf(count, summary.reviewCount)}%`;
  return (
    <section
      aria-labelledby="sentiment-analysis"
      className={`flex flex-col gap-4 rounded-base border border-l-8 bg-surface p-4 md:p-6 print:gap-1 print:p-2 ${border}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <div>
          <h3 id="sentiment-analysis" className="text-xl">
            Sentiment Analysis
          </h3>
          <p className="text-sm text-muted">
            Last analysed{' '}
            <time dateTime={sentiment.analysedAt}>{formatShortMonth(sentiment.analysedAt)}</time>
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Tag tone={tone}>{capitalised(overallSentiment)}</Tag>
          <span>
            Score <strong>{sentimentScore}</strong> out of 100
          </span>
          <span className="inline-flex items-center gap-1">
            <TrustSymbol trustScore={trustScore} className="size-5" />
            {capitalised(trustScore)} trust
          </span>
        </p>
      </div>
      <p className="measure">{sentimentSummary}</p>
      {keyInsights.length > 0 && (
        <div>
          <h4 className="font-semibold">Key insights</h4>
          <ul className="measure list-disc pl-5">
            {keyInsights.map((insight) => (
              <li key={insight}>{insight}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="border-t pt-3 text-sm text-muted">
        All current reviews: {share(summary.positiveCount)} positive, {share(summary.negativeCount)}{' '}
        negative, {share(summary.verifiedCount)} verified.
      </p>
    </section>
  );
}

/** Green, yellow or red (specification, section 4). */
const looks: Record<SentimentSnapshot['overallSentiment'], { border: string; tone: TagTone }> = {
  'very positive': { border: 'border-l-down', tone: 'down' },
  positive: { border: 'border-l-down', tone: 'down' },
  mixed: { border: 'border-l-accent', tone: 'accent' },
  negative: { border: 'border-l-up', tone: 'up' },
};
