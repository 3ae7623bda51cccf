import type { CollectionConfig } from 'payload';
import { overallSentiments, trustScores } from '#contract/schemas/sentiment.ts';
import { editorial } from './access/editorial.ts';
import { textListField } from './fields/text-list.ts';
import { isWholeNumber } from './fields/whole-number.ts';
import { announcesChanges } from './hooks/announce-changes.ts';

/** An editor's analysis of a provider's reviews; the newest published one is shown on the provider's page. */
export const SentimentSnapshots: CollectionConfig = {
  slug: 'sentiment-snapshots',
  labels: { singular: 'Sentiment analysis', plural: 'Sentiment analyses' },
  admin: {
    useAsTitle: 'overallSentiment',
    defaultColumns: ['provider', 'overallSentiment', 'sentimentScore', 'analysedAt', '_status'],
    group: 'Reviews',
  },
  defaultSort: '-analysedAt',
  versions: { drafts: true, maxPerDoc: 50 },
  access: editorial,
  trash: true,
  hooks: announcesChanges,
  fields: [
    {
      name: 'provider',
      type: 'relationship',
      relationTo: 'providers',
      required: true,
      index: true,
    },
    { name: 'overallSentiment', type: 'select', required: true, options: [...overallSentiments] },
    {
      name: 'sentimentScore',
      type: 'number',
      required: true,
      min: 0,
      max: 100,
      validate: (value: number | null | undefined) =>
        isWholeNumber(value, { from: 0, to: 100 }) || 'Enter a whole number from 0 to 100.',
    },
    { name: 'sentimentSummary', type: 'textarea', required: true },
    textListField({ name: 'keyInsights' }),
    {
      name: 'trustScore',
      type: 'select',
      required: true,
      options: [...trustScores],
      admin: { description: 'How reliable the reviews are.' },
    },
    { name: 'analysedAt', type: 'date', required: true, index: true },
  ],
};
