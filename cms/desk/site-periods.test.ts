import { describe, expect, it } from 'vitest';
import { sitePeriods, type SavedVersion } from './site-periods.ts';

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
const version = (hour: number, fields: Partial<SavedVersion> = {}): SavedVersion => ({
  id: `v${hour}`,
  savedAt: at(hour),
  status: 'draft',
  isTakenOff: false,
  ...fields,
});
const published = { status: 'published' } as const;
const takenOff = { isTakenOff: true };

describe('when a version was on the site', () => {
  it('is from its publication to the next one, whatever was drafted in between', () => {
    const versions = [version(1), version(2, published), version(3), version(4, published)];
    expect(sitePeriods(versions, true)).toEqual(
      new Map([
        ['v2', { from: at(2), to: at(4), isOver: true }],
        ['v4', { from: at(4), to: undefined, isOver: false }],
      ]),
    );
  });

  it('ends when the page is taken off the site, in whatever order versions are read', () => {
    const versions = [version(9), version(6, takenOff), version(2, published), version(4)];
    expect(sitePeriods(versions, false)).toEqual(
      new Map([['v2', { from: at(2), to: at(6), isOver: true }]]),
    );
  });

  it('starts anew when it is published again', () => {
    const versions = [version(1, published), version(2, takenOff), version(3, published)];
    expect([...sitePeriods(versions, true).values()]).toEqual([
      { from: at(1), to: at(2), isOver: true },
      { from: at(3), to: undefined, isOver: false },
    ]);
  });

  it('is over at a time nobody knows if no version says who took it off', () => {
    expect(sitePeriods([version(1, published)], false).get('v1')).toEqual({
      from: at(1),
      to: undefined,
      isOver: true,
    });
  });
});
