import { startTransition, useOptimistic } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';

/**
 * The visitor's choice and a function that changes it. The URL holds the choice; the fields show a change
 * optimistically while the page is still loading, and further changes build on it.
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
