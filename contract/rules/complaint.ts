import { textError, writerEmailError, writerNameRule, type TextRule } from './text-rule.ts';

/** The fields of the data protection complaint form, in order. */
export const complaintFields = ['name', 'email', 'complaint'] as const;
export type ComplaintField = (typeof complaintFields)[number];

/** The number of days within which we answer a complaint. */
export const complaintAnswerDays = 30;

/**
 * The day by which to answer a complaint. The law allows 30 days for the acknowledgement, which we send at once; we use
 * the same limit for the outcome.
 */
export function answerComplaintBy(receivedAt: Date): Date {
  const day = new Date(receivedAt);
  day.setUTCDate(day.getUTCDate() + complaintAnswerDays);
  return day;
}

/** The limits and error messages of each field except the email address. */
export const complaintRules = {
  name: writerNameRule,
  complaint: {
    maxLength: 5000,
    missing: 'Please tell us what we have done with your information.',
    tooLong: 'Please shorten your complaint to 5,000 characters.',
  },
} as const satisfies Record<Exclude<ComplaintField, 'email'>, TextRule>;

/** The error message for a field; undefined if its value is valid. */
export function complaintFieldError(field: ComplaintField, value: string): string | undefined {
  return field === 'email' ? writerEmailError(value) : textError(complaintRules[field], value);
}
