import { isDatabaseAway } from '../database/is-database-away.ts';

export type DatabaseState = { reachable: boolean; /** Since when. */ since: Date };

export type Reachability = {
  state: () => DatabaseState;
  /** Runs a query and records whether the database answered. */
  query: <Answer>(run: () => Promise<Answer>) => Promise<Answer>;
};

/**
 * Tracks whether the database answered the last query, be it with what cannot be read; it counts as reachable at first.
 */
export function watchReachability(now: () => Date): Reachability {
  let state: DatabaseState = { reachable: true, since: now() };

  return {
    state: () => state,
    query: async (run) => {
      try {
        const answer = await run();
        record(true);
        return answer;
      } catch (error) {
        record(!isDatabaseAway(error));
        throw error;
      }
    },
  };

  function record(reachable: boolean): void {
    if (reachable !== state.reachable) state = { reachable, since: now() };
  }
}
