import { expect, it } from 'vitest';
import { watchReachability } from './reachability.ts';

const started = new Date('2026-11-25T12:00:00.000Z');
const later = new Date('2026-11-25T13:00:00.000Z');

/** A driver’s error, which Payload may wrap. */
const away = new Error('Failed query', {
  cause: Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' }),
});
const unreadable = new RangeError('Invalid time value');

async function stateAfter(...outcomes: (Error | 'answer')[]) {
  let now = started;
  const { query, state } = watchReachability(() => now);
  now = later;
  for (const outcome of outcomes) {
    const answer = query(() =>
      outcome === 'answer' ? Promise.resolve() : Promise.reject(outcome),
    );
    await Promise.allSettled([answer]);
  }
  return state();
}

it('a database is reachable until it does not answer, and again once it does', async () => {
  expect(await stateAfter()).toEqual({ reachable: true, since: started });
  expect(await stateAfter('answer')).toEqual({ reachable: true, since: started });
  expect(await stateAfter(away)).toEqual({ reachable: false, since: later });
  expect(await stateAfter(away, 'answer')).toEqual({ reachable: true, since: later });
});

it('a database that answers with what cannot be read is reachable', async () => {
  expect(await stateAfter(unreadable)).toEqual({ reachable: true, since: started });
  expect(await stateAfter(away, unreadable)).toEqual({ reachable: true, since: later });
});
