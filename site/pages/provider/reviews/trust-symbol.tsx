import type { SentimentSnapshot } from '#contract/schemas/sentiment.ts';

type TrustScore = SentimentSnapshot['trustScore'];

type Props = { trustScore: TrustScore; className?: string };

/** A shield with a tick, a dash or a warning; always shown beside its text. */
export function TrustSymbol({ trustScore, className }: Props) {
  const { colour, drawing } = looks[trustScore];
  return (
    <svg viewBox="0 0 20 20" className={`${colour} ${className}`} fill="none" aria-hidden="true">
      <path
        d="M10 1.5 17 4v5.5c0 4-2.5 7-7 9-4.5-2-7-5-7-9V4Z"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path d={drawing} stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

const looks: Record<TrustScore, { colour: string; drawing: string }> = {
  high: { colour: 'text-down', drawing: 'm6.5 10 2.5 2.5 4.5-5' },
  medium: { colour: 'text-accent', drawing: 'M6.5 10h7' },
  low: { colour: 'text-up', drawing: 'M10 5.5v5M10 12.5v2' },
};
