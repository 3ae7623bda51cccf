import type { overallSentiments, trustScores } from '#contract/schemas/sentiment.ts';

export type SentimentSnapshotData = {
  providerSlug: string;
  overallSentiment: (typeof overallSentiments)[number];
  /** 0 to 100; twenty times the mean rating at the time of the analysis, give or take what the texts add. */
  sentimentScore: number;
  sentimentSummary: string;
  keyInsights: string[];
  trustScore: (typeof trustScores)[number];
};

/** The day on which all of them were made. */
export const analysedAt = '2025-08-31T12:00:00.000Z';

/** An analysis of the reviews of twelve providers. */
export const sentimentSnapshots: SentimentSnapshotData[] = [
  {
    providerSlug: 'alderwick-pharmacy',
    overallSentiment: 'positive',
    sentimentScore: 91,
    sentimentSummary:
      'Most patients are content, and many mention that they can speak to a pharmacist at the counter as well as by phone. Complaints are few and mostly about waiting.',
    keyInsights: [
      'Staff in the branches are often praised',
      'Collection is seen as convenient by people who live nearby',
      'Some orders took longer than patients had expected',
    ],
    trustScore: 'high',
  },
  {
    providerSlug: 'ashdrift-pharmacy',
    overallSentiment: 'very positive',
    sentimentScore: 96,
    sentimentSummary:
      'Patients describe quick, well-packed deliveries and clear answers on chat. Critical reviews are rare.',
    keyInsights: [
      'Speed of delivery is the most frequent topic',
      'Packaging arrives cold, even in warm weather',
      'The questions before a prescription are seen as thorough',
      'A few patients were unhappy about price rises',
    ],
    trustScore: 'high',
  },
  {
    providerSlug: 'brackenholt-clinic',
    overallSentiment: 'very positive',
    sentimentScore: 96,
    sentimentSummary:
      'Patients value the time that doctors and dietitians take. The price is mentioned often, as high but worth it to those who wanted to be seen in person.',
    keyInsights: [
      'Consultations are described as unhurried',
      'Follow-up appointments happen as promised',
      'Cost is the one repeated reservation',
    ],
    trustScore: 'high',
  },
  {
    providerSlug: 'calverstone-health',
    overallSentiment: 'positive',
    sentimentScore: 92,
    sentimentSummary:
      'Video appointments and the review at each change of dose are well liked. Some patients would like quicker replies at busy times.',
    keyInsights: [
      'Prescribers are seen as careful about changes of dose',
      'Support with side effects is praised',
      'Replies slow down around holidays',
    ],
    trustScore: 'high',
  },
  {
    providerSlug: 'dovelark-health',
    overallSentiment: 'very positive',
    sentimentScore: 96,
    sentimentSummary:
      'The largest number of reviews in the directory, and among the warmest. Patients write about a care team that answers and a named prescriber who remembers them.',
    keyInsights: [
      'Support between appointments is the most praised part',
      'Deliveries are reliable and kept cold',
      'The total cost is clear before ordering',
      'A small number of patients had trouble with their account',
    ],
    trustScore: 'high',
  },
  {
    providerSlug: 'dunmarrow-chemist',
    overallSentiment: 'positive',
    sentimentScore: 84,
    sentimentSummary:
      'Local patients like being known at the counter. Others found the opening hours of the clinic too short and had to come back for stock.',
    keyInsights: [
      'Personal service is the main reason to choose it',
      'Queues on Saturdays come up several times',
      'The number of reviews is small',
    ],
    trustScore: 'medium',
  },
  {
    providerSlug: 'emberlow-clinic',
    overallSentiment: 'mixed',
    sentimentScore: 65,
    sentimentSummary:
      'Opinions are divided, and there are only a few. Some patients were well looked after; others waited long for an answer.',
    keyInsights: [
      'Too few reviews for a firm picture',
      'Consultations are liked by those who had one',
      'Waiting for replies is the main complaint',
    ],
    trustScore: 'low',
  },
  {
    providerSlug: 'fenwhistle-health',
    overallSentiment: 'mixed',
    sentimentScore: 71,
    sentimentSummary:
      'Many patients are satisfied with the price and the short process. A steady share report slow replies and late parcels from the partner pharmacy.',
    keyInsights: [
      'Prices are the main reason for good ratings',
      'Replies by e-mail are described as slow',
      'Late deliveries account for many of the one-star reviews',
      'Patients disagree on whether the doctor’s call is long enough',
    ],
    trustScore: 'medium',
  },
  {
    providerSlug: 'kestrelbrook-pharmacy',
    overallSentiment: 'very positive',
    sentimentScore: 95,
    sentimentSummary:
      'Patients are pleased that a pharmacist answers the phone and that the delivery day is theirs to choose. Negative reviews are rare.',
    keyInsights: [
      'Phone support by pharmacists stands out',
      'Chosen delivery days are kept',
      'Prices are seen as fair and easy to find',
    ],
    trustScore: 'high',
  },
  {
    providerSlug: 'netherquay-pharmacy',
    overallSentiment: 'positive',
    sentimentScore: 90,
    sentimentSummary:
      'A dependable service in most accounts, by post and at the counter. Some orders were held up when a dose was out of stock.',
    keyInsights: [
      'Staff are described as friendly and patient',
      'Parcels are well packed',
      'Patients ask for earlier notice when a dose runs out',
    ],
    trustScore: 'high',
  },
  {
    providerSlug: 'quillbrook-online',
    overallSentiment: 'negative',
    sentimentScore: 44,
    sentimentSummary:
      'Most reviewers would not order again. They describe late parcels, unanswered e-mails and prices that were not clear before payment.',
    keyInsights: [
      'Late or missing parcels are the most frequent complaint',
      'E-mails often go unanswered',
      'Final prices differ from what patients expected',
      'We found the seller on none of the three registers',
    ],
    trustScore: 'low',
  },
  {
    providerSlug: 'wrenfold-online-doctor',
    overallSentiment: 'positive',
    sentimentScore: 85,
    sentimentSummary:
      'The doctor’s call is the part that patients remember. Some found the programme dear for what it includes.',
    keyInsights: [
      'Doctors are described as kind and direct',
      'Sharing the record with the GP is appreciated',
      'The fees divide opinion',
    ],
    trustScore: 'medium',
  },
];
