/** Why a review can be reported. */
export const reportReasons = {
  'not-genuine': 'It does not look genuine',
  'personal-data': 'It names or identifies somebody',
  'medical-advice': 'It gives medical advice to others',
  abusive: 'It is abusive or offensive',
  'wrong-provider': 'It is about another provider',
} as const;
export type ReportReason = keyof typeof reportReasons;
