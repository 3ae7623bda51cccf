import { isEmailAddress, maxEmailLength } from './email-address.ts';

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

type Rule = {
  /** In characters, without the space around the text. */
  maxLength: number;
  missing: string;
  tooLong: string;
};

/** What each field takes, and the sentence for what it does not take. */
export const complaintRules: Readonly<Record<ComplaintField, Rule>> = {
  name: {
    maxLength: 100,
    missing: 'Please enter your name.',
    tooLong: 'Please shorten your name to 100 characters.',
  },
  email: {
    maxLength: maxEmailLength,
    missing: 'Please enter a valid email address.',
    tooLong: 'Please enter a valid email address.',
  },
  complaint: {
    maxLength: 5000,
    missing: 'Please say what we have done with your information.',
    tooLong: 'Please shorten your complaint to 5,000 characters.',
  },
};

/** What is wrong with a field, as a sentence for whoever filled it in; nothing if it can be sent. */
export function complaintFieldError(field: ComplaintField, value: string): string | undefined {
  const { maxLength, missing, tooLong } = complaintRules[field];
  const text = value.trim();
  if (text === '' || (field === 'email' && !isEmailAddress(text))) return missing;
  return text.length > maxLength ? tooLong : undefined;
}
