import { useEffect, useState } from 'react';
import { useHydrated } from '#site/components/hydrated/use-hydrated.ts';

/**
 * Scrolls a page that the browser has just loaded to its top, smoothly where the style sheet says so (specification,
 * section 2). A page opened from within the site is the layout's business, and on the way back a reader keeps the place.
 */
export function useSmoothLoad() {
  const isHydrated = useHydrated();
  const [isLoaded] = useState(!isHydrated);

  useEffect(() => {
    if (isLoaded && window.location.hash === '') window.scrollTo(0, 0);
  }, [isLoaded]);
}
