import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateAndTime,
  formatDaysFrom,
  formatMonth,
  formatMonthFirstDate,
  formatNumericDate,
  formatShortDate,
  formatShortMonth,
  formatTime,
  formatWeekday,
  fromLondonClock,
  londonDay,
  londonMidnight,
  londonMonday,
} from './date.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

describe('midnight in London', () => {
  it.each([
    ['winter', '2026-01-15T23:59:59.999Z', '2026-01-16T00:00:00.000Z'],
    ['summer', '2026-07-14T22:59:59.999Z', '2026-07-14T23:00:00.000Z'],
    ['summer, once it has come', '2026-07-14T23:00:00.000Z', '2026-07-15T23:00:00.000Z'],
    ['the night before clocks go forward', '2026-03-28T12:00:00.000Z', '2026-03-29T00:00:00.000Z'],
    ['the day on which clocks go forward', '2026-03-29T12:00:00.000Z', '2026-03-29T23:00:00.000Z'],
    ['the night before clocks go back', '2026-10-24T12:00:00.000Z', '2026-10-24T23:00:00.000Z'],
    ['the day on which clocks go back', '2026-10-25T12:00:00.000Z', '2026-10-26T00:00:00.000Z'],
    ['New Year', '2026-12-31T12:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])('in %s, seen from %s, is next at %s', (_when, seenFrom, midnight) => {
    expect(londonMidnight(new Date(seenFrom), 1).toISOString()).toBe(midnight);
  });

  it('can be of today or of earlier days', () => {
    const summer = new Date('2026-07-14T23:30:00.000Z');
    expect(londonDay(summer)).toBe('2026-07-15');
    expect(londonMidnight(summer, 0).toISOString()).toBe('2026-07-14T23:00:00.000Z');
    expect(londonMidnight(now, -31).toISOString()).toBe('2026-10-19T23:00:00.000Z');
  });
});

it.each([
  ['a Sunday', '2026-11-22T23:59:59.999Z', '2026-11-16'],
  ['a Monday', '2026-11-23T00:00:00.000Z', '2026-11-23'],
  ['a Monday in London alone', '2026-07-12T23:00:00.000Z', '2026-07-13'],
  ['New Year', '2027-01-01T12:00:00.000Z', '2026-12-28'],
])('the week of %s (%s) begins on Monday %s', (_which, time, monday) => {
  expect(londonMonday(new Date(time))).toBe(monday);
});

it('a date can have its day of the week', () => {
  expect(formatWeekday('2026-06-30T23:30:00.000Z')).toBe('Wednesday 1 July 2026');
});

it('a date has one form: the day, the month in letters, and the year', () => {
  const time = '2026-06-30T23:30:00.000Z';
  expect([formatDate(time), formatShortDate(time)]).toEqual(['1 July 2026', '1 Jul 2026']);
});

describe('days', () => {
  it.each([
    ['2026-11-20T00:00:00.000Z', 'today'],
    ['2026-11-19T23:59:00.000Z', 'yesterday'],
    ['2026-11-08T23:00:00.000Z', '12 days ago'],
    ['2026-11-21T00:00:00.000Z', 'tomorrow'],
    ['2026-11-27T12:00:00.000Z', 'in 7 days'],
    // 23:30 UTC is after midnight in British Summer Time.
    ['2026-10-01T23:30:00.000Z', '49 days ago'],
  ])('to %s are “%s”', (time, words) => {
    expect(formatDaysFrom(time, now)).toBe(words);
  });
});

describe('a London clock', () => {
  it.each([
    ['2026-11-20T16:05', '2026-11-20T16:05:00.000Z'],
    ['2026-06-20T16:05', '2026-06-20T15:05:00.000Z'],
    ['2026-06-20', '2026-06-19T23:00:00.000Z'],
    ['2026-03-29T00:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
  ])('shows %s first at %s', (clock, time) => {
    expect(fromLondonClock(clock)?.toISOString()).toBe(time);
  });

  it.each(['2026-03-29T01:00', '2026-03-29T01:59:59.999'])('never shows %s', (clock) => {
    expect(fromLondonClock(clock)).toBeUndefined();
  });
});

// That of `Intl`, which takes a browser 30 ms to set up.
describe('what a time zone database and a dictionary of formats say of London', () => {
  const london = (language: string, options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'Europe/London' });
    return (time: string) => format.format(new Date(time));
  };
  const long = london('en-GB', { dateStyle: 'long' });
  const clock = london('en-GB', { timeStyle: 'short' });
  const weekday = london('en-GB', { weekday: 'long' });
  const hours = hoursAroundEachChange(1996, 2060);

  it.each([
    ['a date', formatDate, long],
    ['a time', formatTime, clock],
    ['a date and time', formatDateAndTime, (time: string) => `${long(time)}, ${clock(time)}`],
    ['a short date', formatShortDate, london('en-GB', { dateStyle: 'medium' })],
    ['a day of the week', formatWeekday, (time: string) => `${weekday(time)} ${long(time)}`],
    ['a month', formatMonth, london('en-GB', { month: 'long', year: 'numeric' })],
    ['a short month', formatShortMonth, london('en-GB', { month: 'short', year: 'numeric' })],
    ['a date with the month first', formatMonthFirstDate, london('en-US', { dateStyle: 'long' })],
    ['a date in digits', formatNumericDate, london('en-GB', {})],
    ['a day', (time: string) => londonDay(new Date(time)), london('en-CA', {})],
  ])('is what %s says, on every day of a year and as the clocks change', (_what, ours, theirs) => {
    const times = [...daysOf(2024), ...hours];
    expect(times.map(ours)).toEqual(times.map(theirs));
  });

  it('is how far away a day is', () => {
    const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
    for (const days of [-1500, -2, -1, 0, 1, 2, 31, 1000]) {
      const time = new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString();
      expect(formatDaysFrom(time, now)).toBe(relative.format(days, 'day'));
    }
  });
});

it('what is no time has no form', () => {
  expect(() => formatDate('soon')).toThrow(RangeError);
});

function daysOf(year: number): string[] {
  return Array.from({ length: 366 }, (_, day) =>
    new Date(Date.UTC(year, 0, 1 + day, 23, 59)).toISOString(),
  );
}

/** The hours of the last week of each March and October. */
function hoursAroundEachChange(from: number, to: number): string[] {
  const weeks = Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((year) =>
    [2, 9].map((month) => Date.UTC(year, month, 25)),
  );
  return weeks.flatMap((week) =>
    Array.from({ length: 7 * 24 }, (_, hour) =>
      new Date(week + hour * 60 * 60 * 1000).toISOString(),
    ),
  );
}
