import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Brings the reader to the start of a page opened by a link, or to the part that the address names, with the focus there. */
export function useArrival() {
  const { pathname, hash } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const last = useRef(pathname + hash);

  useEffect(() => {
    const here = pathname + hash;
    if (here === last.current) return;
    last.current = here;
    if (isBackOrForward) return;
    const part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (part) {
      part.scrollIntoView();
    } else {
      window.scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [pathname, hash, isBackOrForward]);
}
