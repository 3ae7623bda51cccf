import { isEmailAddress, maxEmailLength } from './email-address.ts';
import { readableText } from './typed-text.ts';

/** The limits of a text field, in characters without surrounding space, and its error messages. */
export type TextRule = {
  /** Default 1; only used if `missing` is set. */
  minLength?: number;
  maxLength: number;
  /** The message for a missing text; leave out for optional fields. */
  missing?: string;
  tooLong: string;
};

/** The error message for a text; undefined if it is valid. */
export function textError(rule: TextRule, value: string): string | undefined {
  const { length } = readableText(value).trim();
  if (rule.missing !== undefined && length < (rule.minLength ?? 1)) return rule.missing;
  return length > rule.maxLength ? rule.tooLong : undefined;
}

/** The sender's name. */
export const writerNameRule = {
  maxLength: 100,
  missing: 'Please enter your name.',
  tooLong: 'Please shorten your name to 100 characters.',
} satisfies TextRule;

/** The sender's email address. */
export const writerEmailRule = {
  maxLength: maxEmailLength,
  missing: 'Please enter a valid email address.',
  tooLong: 'Please enter a valid email address.',
} satisfies TextRule;

/** The error message for the sender's email address; undefined if it is valid. */
export function writerEmailError(value: string): string | undefined {
  return isEmailAddress(value.trim()) ? textError(writerEmailRule, value) : writerEmailRule.missing;
}
