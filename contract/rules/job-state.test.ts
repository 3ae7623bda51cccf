import { describe, expect, it } from 'vitest';
import { jobState } from './job-state.ts';

describe('a job', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');

  it.each([
    [{ waitUntil: '2026-11-20T13:00:00.000Z' }, 'waiting'],
    [{ waitUntil: '2026-11-20T11:55:00.000Z' }, 'waiting'],
    [{ waitUntil: '2026-11-20T11:54:59.000Z' }, 'late'],
    [{ waitUntil: '2026-11-20T11:00:00.000Z', hasError: true }, 'failed'],
    [{}, 'waiting'],
  ])('%o is %s', (job, state) => {
    expect(jobState(job, now)).toBe(state);
  });
});
