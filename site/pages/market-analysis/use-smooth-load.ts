import { useEffect, useState } from 'react';
import { useHydrated } from '#site/components/hydrated/use-hydrated.ts';

/**
 * Scrolls a page that the browser has just loaded to its top, smoothly if the style sheet says so (specification,
 * section 2). The layout handles navigation within the site, and going back restores the reader's place.
 */
export function useSmoothLoad() {
  const isHydrated = useHydrated();
  const [isLoaded] = useState(!isHydrated);

  useEffect(() => {
    if (isLoaded && window.location.hash === '') window.scrollTo(0, 0);
  }, [isLoaded]);
}
