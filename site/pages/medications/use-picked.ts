import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The history state that marks a navigation from a card. */
export const picked = 'picked';

/** Moves focus and scrolls to the heading after a card has been chosen. */
export function usePicked(heading: RefObject<HTMLElement | null>) {
  const { key, state } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const lastKey = useRef<string>(undefined);

  useEffect(() => {
    if (state !== picked || isBackOrForward || key === lastKey.current) return;
    lastKey.current = key;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [heading, key, state, isBackOrForward]);
}
