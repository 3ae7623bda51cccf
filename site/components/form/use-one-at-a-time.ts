import { useRef } from 'react';

/**
 * Makes a function that does nothing while its last call is under way. What a component renders says so a moment later, in
 * which a mouse that bounces, or a double click, would send a form twice.
 */
export function useOneAtATime<Arguments extends unknown[]>(
  task: (...args: Arguments) => Promise<void>,
): (...args: Arguments) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (...args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await task(...args);
    } finally {
      isUnderWay.current = false;
    }
  };
}
