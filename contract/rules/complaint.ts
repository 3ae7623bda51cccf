import { textError, writerEmailError, writerNameRule, type TextRule } from './text-rule.ts';

/** What a visitor fills in to complain about how their personal data is used, in order. */
export const complaintFields = ['name', 'email', 'complaint'] as const;
export type ComplaintField = (typeof complaintFields)[number];

/** Within so many days of receiving a complaint we say what came of it. */
export const complaintAnswerDays = 30;

/** The day by which a complaint is answered: the law's 30 days for the acknowledgement, which goes out at once, are ours for the outcome. */
export function answerComplaintBy(receivedAt: Date): Date {
  const day = new Date(receivedAt);
  day.setUTCDate(day.getUTCDate() + complaintAnswerDays);
  return day;
}

/** What each field takes besides the address, and the sentence for what it does not take. */
export const complaintRules = {
  name: writerNameRule,
  complaint: {
    maxLength: 5000,
    missing: 'Please say what we have done with your information.',
    tooLong: 'Please shorten your complaint to 5,000 characters.',
  },
} as const satisfies Record<Exclude<ComplaintField, 'email'>, TextRule>;

/** What is wrong with a field, as a sentence for whoever filled it in; nothing if it can be sent. */
export function complaintFieldError(field: ComplaintField, value: string): string | undefined {
  return field === 'email' ? writerEmailError(value) : textError(complaintRules[field], value);
}
