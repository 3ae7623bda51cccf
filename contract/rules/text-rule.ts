import { isEmailAddress, maxEmailLength } from './email-address.ts';

/** What a text field takes, in characters without the space around the text, and the sentence for what it does not take. */
export type TextRule = {
  /** One unless said otherwise; counts only where there is a sentence for a missing text. */
  minLength?: number;
  maxLength: number;
  /** None where the text may be left out. */
  missing?: string;
  tooLong: string;
};

/** What is wrong with a text, as a sentence for whoever wrote it; nothing if it can be sent. */
export function textError(rule: TextRule, value: string): string | undefined {
  const { length } = value.trim();
  if (rule.missing !== undefined && length < (rule.minLength ?? 1)) return rule.missing;
  return length > rule.maxLength ? rule.tooLong : undefined;
}

/** The name of somebody who wants an answer. */
export const writerNameRule = {
  maxLength: 100,
  missing: 'Please enter your name.',
  tooLong: 'Please shorten your name to 100 characters.',
} satisfies TextRule;

/** Where the answer goes. */
export const writerEmailRule = {
  maxLength: maxEmailLength,
  missing: 'Please enter a valid email address.',
  tooLong: 'Please enter a valid email address.',
} satisfies TextRule;

/** What is wrong with the address that an answer goes to; nothing if it can be sent. */
export function writerEmailError(value: string): string | undefined {
  return isEmailAddress(value.trim()) ? textError(writerEmailRule, value) : writerEmailRule.missing;
}
