import { useSyncExternalStore } from 'react';

/** Whether the page's JavaScript is at work: false on the server and while hydrating. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing() {
  return () => {};
}
