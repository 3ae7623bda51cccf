import { useSyncExternalStore } from 'react';

/** Whether the screen is at least as wide as Tailwind's `lg`; false on the server and during hydration. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

const lg = '(width >= 64rem)';

function isWide(): boolean {
  return window.matchMedia(lg).matches;
}

function subscribe(notify: () => void) {
  const query = window.matchMedia(lg);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}
