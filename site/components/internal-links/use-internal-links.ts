import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';

/** Makes plain internal links inside an element use the router instead of reloading the site. */
export function useInternalLinks(container: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const follow = (event: MouseEvent) => {
      const address = pageOfThisSite(event);
      if (address === undefined) return;
      event.preventDefault();
      void navigate(address);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [container, navigate]);
}

/** The internal page that a plain click opens; files, and anchors on the same page, are left to the browser. */
function pageOfThisSite(event: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target === '_blank' || link.origin !== location.origin) return undefined;
  if (link.pathname === location.pathname && link.hash !== '') return undefined;
  if (link.pathname.split('/').at(-1)?.includes('.')) return undefined;
  return link.pathname + link.search + link.hash;
}
