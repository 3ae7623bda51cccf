/** The reasons for rejecting a review, before or after publication. Being negative is not one. */
export const rejectionReasons = {
  'not-a-customer': 'The writer was not a customer',
  'personal-data': 'It names or identifies somebody',
  'medical-advice': 'It gives medical advice to others',
  abusive: 'It is abusive or offensive',
  'wrong-provider': 'It is about another provider',
  duplicate: 'It has been sent before',
  advertising: 'It is advertising',
  withdrawn: 'Its writer has withdrawn it',
} as const;
export type RejectionReason = keyof typeof rejectionReasons;
