import { isEmailAddress, longestEmailAddress } from './email-address.ts';

/** What a visitor fills in on the contact form, in order. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

type Rule = {
  /** In characters, without the space around the text. */
  longest: number;
  missing: string;
  tooLong: string;
};

/** What each field takes, and the sentence for what it does not take. */
export const contactRules: Readonly<Record<ContactField, Rule>> = {
  name: {
    longest: 100,
    missing: 'Please enter your name.',
    tooLong: 'Please shorten your name to 100 characters.',
  },
  email: {
    longest: longestEmailAddress,
    missing: 'Please enter a valid email address.',
    tooLong: 'Please enter a valid email address.',
  },
  subject: {
    longest: 150,
    missing: 'Please say what this is about.',
    tooLong: 'Please shorten the subject to 150 characters.',
  },
  message: {
    longest: 5000,
    missing: 'Please write a message.',
    tooLong: 'Please shorten your message to 5,000 characters.',
  },
};

/** What is wrong with a field, as a sentence for whoever filled it in; nothing if it can be sent. */
export function contactFieldError(field: ContactField, value: string): string | undefined {
  const { longest, missing, tooLong } = contactRules[field];
  const text = value.trim();
  if (text === '' || (field === 'email' && !isEmailAddress(text))) return missing;
  return text.length > longest ? tooLong : undefined;
}
