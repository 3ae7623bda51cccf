import { useEffect } from 'react';

/** Marks the document with `data-hydrated` once React has taken over everything before it in its Suspense boundary. */
export function MarkHydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
