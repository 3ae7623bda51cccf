import { useEffect } from 'react';

/** Sets `data-hydrated` on the document once React has hydrated everything before it in its Suspense boundary. */
export function MarkHydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
