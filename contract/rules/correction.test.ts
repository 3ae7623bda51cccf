import { describe, expect, it } from 'vitest';
import { correctionRequestSchema } from '../schemas/correction.ts';
import {
  correctionFieldError,
  correctionFields,
  formatDuration,
  medianDuration,
  type CorrectionField,
} from './correction.ts';

const minute = 60_000;
const hour = 60 * minute;
const took = (milliseconds: number) => ({
  reportedAt: '2026-11-20T12:00:00.000Z',
  correctedAt: new Date(Date.parse('2026-11-20T12:00:00.000Z') + milliseconds).toISOString(),
});

describe('the median correction time', () => {
  it('is the middle one, or the mean of the two middle ones', () => {
    expect(medianDuration([took(hour), took(100 * hour), took(3 * hour)])).toBe(3 * hour);
    expect(medianDuration([took(4 * hour), took(2 * hour)])).toBe(3 * hour);
    expect(medianDuration([took(hour)])).toBe(hour);
    expect(medianDuration([])).toBeNull();
  });

  it.each([
    [0, '1 minute'],
    [2 * minute, '2 minutes'],
    [119 * minute, '119 minutes'],
    [2 * hour, '2 hours'],
    [47 * hour, '47 hours'],
    [60 * hour, '3 days'],
  ])('%i milliseconds are %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text);
  });
});

describe('a correction', () => {
  const good: Record<CorrectionField, string> = {
    whatIsWrong: 'price',
    whatIsRight: '£139.50',
    link: '',
  };

  it('is valid when it says what is wrong and what is right', () => {
    expect(
      correctionFields.map((field) => [field, correctionFieldError(field, good[field])]),
    ).toEqual([
      ['whatIsWrong', undefined],
      ['whatIsRight', undefined],
      ['link', undefined],
    ]);
    expect(correctionRequestSchema.safeParse(good).success).toBe(true);
  });

  it.each<[CorrectionField, string, string]>([
    ['whatIsWrong', '', 'Please choose what is wrong.'],
    ['whatIsWrong', 'constructor', 'Please choose what is wrong.'],
    ['whatIsRight', ' ', 'Please write what is right.'],
    ['whatIsRight', 'x'.repeat(301), 'Please shorten what is right to 300 characters.'],
    ['link', `https://clinic.example/${'x'.repeat(500)}`, 'Please enter a shorter web address.'],
    [
      'link',
      'clinic.example',
      'Enter a web address that starts with https:// or http://, such as https://clinic.example/prices.',
    ],
  ])('gives the same error in the form and the API for %s %j', (field, value, sentence) => {
    expect(correctionFieldError(field, value)).toBe(sentence);
    const { error } = correctionRequestSchema.safeParse({ ...good, [field]: value });
    expect(error?.issues.map(({ message, path }) => [path, message])).toEqual([
      [[field], sentence],
    ]);
  });
});
