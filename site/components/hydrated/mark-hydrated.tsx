import { useEffect } from 'react';

/**
 * Says on the document, with `data-hydrated` and an event, that React has taken over everything before it in its Suspense
 * boundary.
 */
export function MarkHydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
