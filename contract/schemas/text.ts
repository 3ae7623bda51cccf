import { z } from 'zod';
import { emailAddressPattern, normaliseEmailAddress } from '../rules/email-address.ts';
import { writerEmailRule, writerNameRule, type TextRule } from '../rules/text-rule.ts';
import { readableText } from '../rules/typed-text.ts';

/** A text of one or more lines, without characters that nobody sees. */
export function textSchema({ minLength = 1, maxLength, missing, tooLong }: TextRule) {
  return z
    .string(missing)
    .overwrite(readableText)
    .trim()
    .min(minLength, missing)
    .max(maxLength, tooLong);
}

/** An optional text; null if empty. */
export function optionalTextSchema({ maxLength, tooLong }: TextRule) {
  return z
    .string()
    .overwrite(readableText)
    .trim()
    .max(maxLength, tooLong)
    .optional()
    .transform((text) => text || null);
}

/** A single-line text, so that nobody can inject a header into an email. */
export function lineSchema(rule: TextRule, severalLines: string) {
  return textSchema(rule).regex(/^[^\r\n]*$/, severalLines);
}

export const writerNameSchema = lineSchema(writerNameRule, 'Please write your name on one line.');

export const writerEmailSchema = z
  .string(writerEmailRule.missing)
  .transform(normaliseEmailAddress)
  .pipe(
    z
      .email({ pattern: emailAddressPattern, error: writerEmailRule.missing })
      .max(writerEmailRule.maxLength, writerEmailRule.tooLong),
  );
