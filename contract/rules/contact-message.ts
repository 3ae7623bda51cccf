import { textError, writerEmailError, writerNameRule, type TextRule } from './text-rule.ts';

/** The fields of the contact form, in order. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** The limits and error messages of each field except the email address. */
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

/** The error message for a field; undefined if its value is valid. */
export function contactFieldError(field: ContactField, value: string): string | undefined {
  return field === 'email' ? writerEmailError(value) : textError(contactRules[field], value);
}
