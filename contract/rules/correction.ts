/** What a visitor can say is wrong with a price. */
export const correctableParts = {
  price: 'The price',
  consultationFee: 'The consultation fee',
  deliveryFee: 'The delivery fee',
  stock: 'Whether it is in stock',
  other: 'Something else',
} as const;
export type CorrectablePart = keyof typeof correctableParts;
export const correctablePartNames = Object.keys(correctableParts) as CorrectablePart[];

/** How long, in characters, a visitor may be about what is right. */
export const maxCorrectionLength = 300;

/** The middle of how long some corrections took, in milliseconds; null without any. */
export function medianDuration(
  corrections: readonly { reportedAt: string; mendedAt: string }[],
): number | null {
  const durations = corrections
    .map(({ reportedAt, mendedAt }) => Date.parse(mendedAt) - Date.parse(reportedAt))
    .toSorted((a, b) => a - b);
  const middle = durations.slice(
    Math.ceil(durations.length / 2) - 1,
    Math.floor(durations.length / 2) + 1,
  );
  return middle.length === 0
    ? null
    : middle.reduce((sum, duration) => sum + duration, 0) / middle.length;
}

const units = [
  { unit: 'day', milliseconds: 24 * 60 * 60 * 1000 },
  { unit: 'hour', milliseconds: 60 * 60 * 1000 },
  { unit: 'minute', milliseconds: 60 * 1000 },
] as const;

/** `3 days`, `5 hours`, `2 minutes`: to the nearest whole one of the largest unit of which there are two, or one minute. */
export function formatDuration(milliseconds: number): string {
  const { unit, milliseconds: length } =
    units.find((each) => milliseconds >= 2 * each.milliseconds) ?? units[2];
  const number = Math.max(1, Math.round(milliseconds / length));
  return new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long' }).format(
    number,
  );
}
