import { describe, expect, it } from 'vitest';
import {
  checkDueBefore,
  endDueBefore,
  endedBefore,
  isShown,
  lapsesAt,
  registeredFirst,
  registerMarks,
} from './registration.ts';

const checkedAt = '2026-08-05T09:00:00.000Z';
const ninetyDaysLater = '2026-11-03T09:00:00.000Z';
const justBefore = (time: string) => new Date(Date.parse(time) - 1);

describe('a registration', () => {
  it('is shown for 90 days after its check, then lapses', () => {
    const registration = { checkedAt, endsAt: null };
    expect(lapsesAt(registration).toISOString()).toBe(ninetyDaysLater);
    expect(isShown(registration, justBefore(ninetyDaysLater))).toBe(true);
    expect(isShown(registration, new Date(ninetyDaysLater))).toBe(false);
  });

  it.each([
    ['summer', '2026-09-01T12:00:00.000Z', '2026-08-31T23:00:00.000Z'],
    ['winter', '2026-11-01T12:00:00.000Z', '2026-11-01T00:00:00.000Z'],
  ])(
    'is not shown from the day it ended on, however recently it was checked, in %s',
    (_, endsAt, midnight) => {
      expect(isShown({ checkedAt, endsAt }, justBefore(midnight))).toBe(true);
      expect(isShown({ checkedAt, endsAt }, new Date(midnight))).toBe(false);
      expect(endsAt < endedBefore(justBefore(midnight))).toBe(false);
      expect(endsAt < endedBefore(new Date(midnight))).toBe(true);
    },
  );

  it('lapses even if its end is later', () => {
    expect(lapsesAt({ checkedAt, endsAt: '2027-01-01T00:00:00.000Z' }).toISOString()).toBe(
      ninetyDaysLater,
    );
  });

  it('is due for a check 14 days before it lapses', () => {
    const now = new Date('2026-10-20T09:00:00.000Z');
    expect(checkDueBefore(now)).toBe(checkedAt);
  });

  it('is said to end from 14 days before', () => {
    const now = new Date('2026-10-20T09:00:00.000Z');
    expect(endDueBefore(now)).toBe('2026-11-04T00:00:00.000Z');
  });
});

it('registered providers come before unregistered ones', () => {
  const none = { registrations: [] };
  const one = { registrations: [{ register: 'cqc' as const }] };
  const two = { registrations: [{ register: 'gmc' as const }, { register: 'gphc' as const }] };
  expect([none, two, none, one].toSorted(registeredFirst)).toEqual([two, one, none, none]);
});

it('a provider is on a register once, however many entries it has there', () => {
  const entries = ['gphc', 'cqc', 'gphc'] as const;
  const registrations = entries.map((register) => ({ register }));
  expect(registerMarks({ registrations })).toEqual(['CQC', 'GPhC']);
});
