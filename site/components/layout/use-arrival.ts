import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { goTo } from './go-to.ts';
import { whenPresent } from './when-present.ts';

/**
 * After navigation, scrolls and moves the focus to the start of the page or to the target of the URL's hash. Waits for
 * a target that is still loading; following the same link again works too. After Back or Forward the browser scrolls, and
 * the focus moves only if what had it has gone with its page.
 */
export function useArrival() {
  const { pathname, search, hash, key } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const last = useRef({ pathname, search, hash, key });

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search, hash, key };
    if (before.key === key) return undefined;
    const isOtherPage = before.pathname !== pathname;
    const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });
    if (isBackOrForward) {
      if (isOtherPage && document.activeElement === document.body) focusMain();
      return undefined;
    }
    if (!isOtherPage && isSamePlace(before, { search, hash })) return undefined;
    window.scrollTo(0, 0);
    focusMain();
    if (hash === '') return undefined;
    return whenPresent(decodeURIComponent(hash.slice(1)), goTo);
  }, [pathname, search, hash, key, isBackOrForward]);
}

type Place = Pick<Location, 'hash' | 'search'>;

/** Whether the reader stays where they are on a page: whoever chooses other rows of a list does, not who turns its pages. */
function isSamePlace(before: Place, { search, hash }: Place): boolean {
  if (before.search === search) return hash === '' && before.hash === '';
  return hash === '' || (hash === before.hash && pageOf(before.search) === pageOf(search));
}

function pageOf(search: string): string | null {
  return new URLSearchParams(search).get('page');
}
