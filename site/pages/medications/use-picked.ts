import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** What a card leaves in the history beside the address it leads to. */
export const picked = 'picked';

/** Brings whoever has picked a card to the heading of what it leads to. */
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
