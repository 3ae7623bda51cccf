import { textError, writerEmailError, writerNameRule, type TextRule } from './text-rule.ts';

/** What a visitor fills in on the contact form, in order. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** What each field takes besides the address, and the sentence for what it does not take. */
export const contactRules = {
  name: writerNameRule,
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
} as const satisfies Record<Exclude<ContactField, 'email'>, TextRule>;

/** What is wrong with a field, as a sentence for whoever filled it in; nothing if it can be sent. */
export function contactFieldError(field: ContactField, value: string): string | undefined {
  return field === 'email' ? writerEmailError(value) : textError(contactRules[field], value);
}
