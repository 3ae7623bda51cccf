import { z } from 'zod';
import { isoTimeSchema } from './fields.ts';

export const overallSentiments = ['very positive', 'positive', 'mixed', 'negative'] as const;
export const trustScores = ['high', 'medium', 'low'] as const;

/** An editor's analysis of a provider's reviews at one point in time (specification, section 3). */
export const sentimentSnapshotSchema = z.strictObject({
  overallSentiment: z.enum(overallSentiments),
  sentimentScore: z.int().min(0).max(100),
  sentimentSummary: z.string().min(1),
  keyInsights: z.array(z.string().min(1)),
  trustScore: z.enum(trustScores),
  analysedAt: isoTimeSchema,
});
export type SentimentSnapshot = z.infer<typeof sentimentSnapshotSchema>;
