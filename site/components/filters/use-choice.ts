import { startTransition, useOptimistic } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';

/**
 * What a visitor has chosen, and what changes it. The address holds the choice; the fields show it at once, and build
 * the next one on it, while the page still follows.
 */
export function useChoice<Choice extends object>(
  choice: Choice,
  addressOf: (choice: Choice) => string,
) {
  const navigate = useNavigate();
  const [shown, setShown] = useOptimistic(choice);

  function choose(change: Partial<Choice>, options?: NavigateOptions) {
    const next = { ...shown, ...change };
    startTransition(() => {
      setShown(next);
      void navigate(addressOf(next), options);
    });
  }

  return [shown, choose] as const;
}
