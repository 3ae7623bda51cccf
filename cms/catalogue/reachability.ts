export type DatabaseState = { reachable: boolean; /** Since when. */ since: Date };

export type Reachability = {
  state: () => DatabaseState;
  /** Asks the database something and notes whether it answers. */
  ask: <Answer>(question: () => Promise<Answer>) => Promise<Answer>;
};

/** Whether the database answered when it was asked last; it has once as this begins. */
export function watchReachability(now: () => Date): Reachability {
  let state: DatabaseState = { reachable: true, since: now() };

  return {
    state: () => state,
    ask: async (question) => {
      try {
        const answer = await question();
        note(true);
        return answer;
      } catch (error) {
        note(false);
        throw error;
      }
    },
  };

  function note(reachable: boolean): void {
    if (reachable !== state.reachable) state = { reachable, since: now() };
  }
}
