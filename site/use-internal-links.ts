import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { matchRoute } from './routes.tsx';

/**
 * Opens the pages that links lead to without loading the site again. Links are plain `a` elements everywhere, in pages as
 * in the HTML of guides and in rows that the server keeps.
 */
export function useInternalLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = pageOfThisSite(event);
      if (address === undefined) return;
      event.preventDefault();
      const { pathname, search, hash } = location;
      void navigate(address, { replace: address === pathname + search + hash });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/**
 * The page of this site that a plain click opens. All else is left to the browser: parts of this page, files, and addresses
 * that only the server may know.
 */
function pageOfThisSite(event: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#'))
    return undefined;
  const { pathname, search, hash } = link;
  if (pathname.split('/').at(-1)?.includes('.') || matchRoute(pathname).route.path === '*')
    return undefined;
  return pathname + search + hash;
}
