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
    return whenPresent(idOf(hash), goTo);
  }, [pathname, search, hash, key, isBackOrForward]);
}

type Place = Pick<Location, 'hash' | 'search'>;

/** Whether the reader stays where they are on a page: whoever chooses other rows of a list does, not who turns its pages. */
function isSamePlace(before: Place, { search, hash }: Place): boolean {
  if (before.search === search) return hash === '' && before.hash === '';
  if (hash === '' || isAtFieldOf(hash)) return true;
  return hash === before.hash && pageOf(before.search) === pageOf(search);
}

/** Whether the reader is at a field of the part that a hash names, in which they have chosen what leads here. */
function isAtFieldOf(hash: string): boolean {
  const { activeElement } = document;
  const part = document.getElementById(idOf(hash));
  return activeElement instanceof HTMLSelectElement && part?.contains(activeElement) === true;
}

function idOf(hash: string): string {
  return decodeURIComponent(hash.slice(1));
}

function pageOf(search: string): string | null {
  return new URLSearchParams(search).get('page');
}
