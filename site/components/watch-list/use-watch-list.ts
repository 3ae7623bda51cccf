import { useMemo, useSyncExternalStore } from 'react';
import { parseWatchList, type WatchList } from '#contract/rules/watch-list.ts';

const key = 'watch-list';
/** Tells the parts of this page of a change; other tabs are told by the browser. */
const changed = 'watch-list-changed';

/** The list that this browser keeps; undefined on the server and where storage is blocked, where there can be none. */
export function useWatchList(): WatchList | undefined {
  const text = useSyncExternalStore(subscribe, read, () => undefined);
  return useMemo(() => (text === undefined ? undefined : parseWatchList(text)), [text]);
}

/** Keeps the list in this browser, and nowhere else. */
export function keepWatchList(list: WatchList): void {
  try {
    if (list.length === 0) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Storage is full or blocked: the list stays as it was, which the page shows.
  }
  window.dispatchEvent(new Event(changed));
}

/** What is stored, null if nothing is; undefined if storage is blocked. */
function read(): string | null | undefined {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}
