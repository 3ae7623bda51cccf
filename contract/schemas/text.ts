import { z } from 'zod';
import { emailAddressPattern, normaliseEmailAddress } from '../rules/email-address.ts';
import { writerEmailRule, writerNameRule, type TextRule } from '../rules/text-rule.ts';

/** A text of one or more lines; forms end lines with two characters where a visitor typed one. */
export function textSchema({ minLength = 1, maxLength, missing, tooLong }: TextRule) {
  return z
    .string(missing)
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .trim()
    .min(minLength, missing)
    .max(maxLength, tooLong);
}

/** A text that may be left out, and is null then. */
export function optionalTextSchema({ maxLength, tooLong }: TextRule) {
  return z
    .string()
    .trim()
    .max(maxLength, tooLong)
    .optional()
    .transform((text) => text || null);
}

/** A text on one line, so that no header can be added to an email it goes into. */
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
