import { isEmailAddress, maxEmailLength } from './email-address.ts';

/** What a visitor fills in on the contact form, in order. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

type Rule = {
  /** In characters, without the space around the text. */
  maxLength: number;
  missing: string;
  tooLong: string;
};

/** What each field takes, and the sentence for what it does not take. */
export const contactRules: Readonly<Record<ContactField, Rule>> = {
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
  subject: {
    maxLength: 150,
    missing: 'Please say what this is about.',
    tooLong: 'Please shorten the subject to 150 characters.',
  },
  message: {
    maxLength: 5000,
    missing: 'Please write a message.',
    tooLong: 'Please shorten your message to 5,000 characters.',
  },
};

/** What is wrong with a field, as a sentence for whoever filled it in; nothing if it can be sent. */
export function contactFieldError(field: ContactField, value: string): string | undefined {
  const { maxLength, missing, tooLong } = contactRules[field];
  const text = value.trim();
  if (text === '' || (field === 'email' && !isEmailAddress(text))) return missing;
  return text.length > maxLength ? tooLong : undefined;
}
