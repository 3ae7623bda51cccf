import { expect, it } from 'vitest';
import { following, nameObservation } from './newest-observation.ts';

const observed = (recordedAt: string) =>
  nameObservation({ db: { name: 'sqlite' } } as Parameters<typeof nameObservation>[0], {
    route: 'form',
    recordedAt,
  });

it.each([
  ['the clock goes on', '2026-03-10T12:00:05.000Z', '2026-03-10T12:00:05.000Z'],
  ['the clock stands', '2026-03-10T12:00:00.000Z', '2026-03-10T12:00:00.001Z'],
  ['the clock was put back', '2026-03-10T11:00:00.000Z', '2026-03-10T12:00:00.001Z'],
])('an observation is recorded later than the one before when %s', (_what, now, recordedAt) => {
  const newest = observed('2026-03-10T12:00:00.000Z');
  expect(following(newest, observed(now)).recordedAt).toBe(recordedAt);
});
