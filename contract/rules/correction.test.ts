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
  mendedAt: new Date(Date.parse('2026-11-20T12:00:00.000Z') + milliseconds).toISOString(),
});

describe('the time that corrections took', () => {
  it('is the one in the middle, or between the two in the middle', () => {
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

describe('a report of a wrong price', () => {
  const good: Record<CorrectionField, string> = {
    whatIsWrong: 'price',
    whatIsRight: '£139.50',
    link: '',
  };

  it('can be sent when it says what is wrong and what is right', () => {
    for (const field of correctionFields) {
      expect(correctionFieldError(field, good[field])).toBeUndefined();
    }
    expect(correctionRequestSchema.safeParse(good).success).toBe(true);
  });

  it.each<[CorrectionField, string, string]>([
    ['whatIsWrong', '', 'Please choose what is wrong.'],
    ['whatIsWrong', 'constructor', 'Please choose what is wrong.'],
    ['whatIsRight', ' ', 'Please write what is right.'],
    ['whatIsRight', 'x'.repeat(301), 'Please shorten what is right to 300 characters.'],
    ['link', `https://clinic.example/${'x'.repeat(500)}`, 'Please give a shorter web address.'],
    [
      'link',
      'clinic.example',
      'A web address begins with https:// or http://, as in https://clinic.example/prices.',
    ],
  ])('%s %j is answered alike by the form and by the API', (field, value, sentence) => {
    expect(correctionFieldError(field, value)).toBe(sentence);
    const { error } = correctionRequestSchema.safeParse({ ...good, [field]: value });
    expect(error?.issues.map(({ message, path }) => [path, message])).toEqual([
      [[field], sentence],
    ]);
  });
});
