import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { whenPresent } from './when-present.ts';

/**
 * After navigation, scrolls and moves the focus to the start of the page or to the target of the URL's hash. Waits for
 * a target that is still loading; following the same link again works too.
 */
export function useArrival() {
  const { pathname, search, hash, key } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const last = useRef({ pathname, search, hash, key });

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search, hash, key };
    if (before.key === key || isBackOrForward) return undefined;
    const isSamePlace = before.pathname === pathname && before.hash === hash;
    if (isSamePlace && (hash === '' || before.search !== search)) return undefined;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    if (hash === '') return undefined;
    return whenPresent(decodeURIComponent(hash.slice(1)), (part) => {
      part.scrollIntoView();
      part.focus({ preventScroll: true });
    });
  }, [pathname, search, hash, key, isBackOrForward]);
}
