/** Why a review can be reported. */
export const abuseReasons = {
  'not-genuine': 'It does not look genuine',
  'personal-data': 'It names or identifies somebody',
  'medical-advice': 'It gives medical advice to others',
  abusive: 'It is abusive or offensive',
  'wrong-provider': 'It is about another provider',
} as const;
export type AbuseReason = keyof typeof abuseReasons;
