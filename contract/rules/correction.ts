import { counted } from './counted.ts';
import { median } from './median.ts';
import { textError, type TextRule } from './text-rule.ts';
import {
  credentialsProblem,
  hasNoCredentials,
  isWebAddress,
  webAddressProblem,
} from './web-address.ts';

/** The parts of a price that a visitor can report as wrong. */
export const correctableParts = {
  price: 'The price',
  consultationFee: 'The consultation fee',
  deliveryFee: 'The delivery fee',
  stock: 'Whether it is in stock',
  other: 'Something else',
} as const;
export type CorrectablePart = keyof typeof correctableParts;
export const correctablePartNames = Object.keys(correctableParts) as CorrectablePart[];

/** The fields of the form for reporting a wrong price, in order. */
export const correctionFields = ['whatIsWrong', 'whatIsRight', 'link'] as const;
export type CorrectionField = (typeof correctionFields)[number];

/** The limits and error messages of each text field. */
export const correctionRules = {
  whatIsRight: {
    maxLength: 300,
    missing: 'Please write what is right.',
    tooLong: 'Please shorten what is right to 300 characters.',
  },
  link: { maxLength: 500, tooLong: 'Please enter a shorter web address.' },
} as const satisfies Record<Exclude<CorrectionField, 'whatIsWrong'>, TextRule>;

export const missingPart = 'Please choose what is wrong.';

/** The error message for a field; undefined if its value is valid. */
export function correctionFieldError(field: CorrectionField, value: string): string | undefined {
  switch (field) {
    case 'whatIsWrong':
      return Object.hasOwn(correctableParts, value) ? undefined : missingPart;
    case 'whatIsRight':
      return textError(correctionRules.whatIsRight, value);
    case 'link':
      if (value.trim() !== '' && !isWebAddress(value.trim())) return webAddressProblem;
      if (!hasNoCredentials(value.trim())) return credentialsProblem;
      return textError(correctionRules.link, value);
  }
}

/** The median time to correct, in milliseconds; null without corrections. */
export function medianDuration(
  corrections: readonly { reportedAt: string; correctedAt: string }[],
): number | null {
  return median(
    corrections.map(
      ({ reportedAt, correctedAt }) => Date.parse(correctedAt) - Date.parse(reportedAt),
    ),
  );
}

const units = [
  { unit: 'day', milliseconds: 24 * 60 * 60 * 1000 },
  { unit: 'hour', milliseconds: 60 * 60 * 1000 },
  { unit: 'minute', milliseconds: 60 * 1000 },
] as const;

/**
 * `3 days`, `5 hours`, `2 minutes`: rounded, in the largest unit of which there are at least two; at least one minute.
 */
export function formatDuration(milliseconds: number): string {
  const { unit, milliseconds: length } =
    units.find((each) => milliseconds >= 2 * each.milliseconds) ?? units[2];
  const number = Math.max(1, Math.round(milliseconds / length));
  return counted(number, unit);
}
