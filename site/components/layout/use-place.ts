import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far down the reader was, by entry of the history. It goes with the document. */
const places = new Map<string, number>();

/**
 * After Back or Forward to an address with a hash, Chromium scrolls to the part that it names: this leads on to where the
 * reader was on that page.
 */
export function usePlace() {
  const { pathname, search, hash, key } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const page = pathname + search;
  const lastPage = useRef(page);

  // Before anything can scroll the page that has just come.
  useLayoutEffect(() => {
    const entry = `${key} ${page}`;
    const place = places.get(entry);
    const isBack = isBackOrForward && lastPage.current !== page;
    lastPage.current = page;
    if (isBack && hash !== '' && place !== undefined)
      requestAnimationFrame(() => window.scrollTo(0, place));
    const note = () => void places.set(entry, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, page, hash, isBackOrForward]);
}
