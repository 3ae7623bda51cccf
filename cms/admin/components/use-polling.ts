import { useEffect, useEffectEvent } from 'react';

type Polling<Answer> = {
  /** Between an answer and the next question; null while there is nothing to ask. */
  milliseconds: number | null;
  ask: () => Promise<Answer>;
  onAnswer: (answer: Answer) => void;
  /** Each time that there is no answer. */
  onFailure: (error: unknown) => void;
};

/** What fails is asked again after so many milliseconds at most. */
const maxWait = 15_000;

/**
 * Asks at once, and again after each answer, so that no two questions overlap. While it fails, the waits double. An answer
 * that comes when there is nothing more to ask, or the component is gone, is dropped.
 */
export function usePolling<Answer>({
  milliseconds,
  ask,
  onAnswer,
  onFailure,
}: Polling<Answer>): void {
  const question = useEffectEvent(ask);
  const answered = useEffectEvent(onAnswer);
  const failed = useEffectEvent(onFailure);

  useEffect(() => {
    if (milliseconds === null) return undefined;
    let isOver = false;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout>;
    const poll = async () => {
      try {
        const answer = await question();
        if (isOver) return;
        failures = 0;
        answered(answer);
      } catch (error) {
        if (isOver) return;
        failures += 1;
        failed(error);
      }
      if (!isOver) timer = setTimeout(() => void poll(), wait(milliseconds, failures));
    };
    void poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [milliseconds]);
}

function wait(milliseconds: number, failures: number): number {
  return Math.min(milliseconds * 2 ** failures, maxWait);
}
