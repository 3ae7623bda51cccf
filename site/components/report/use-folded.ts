import { useEffect, useState } from 'react';

/** The collapsed parts of the page: none at first; the target of the URL's hash is always opened. */
export function useFolded() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const openTarget = () => setFolded((all) => without(all, location.hash.slice(1)));
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, []);

  function toggle(anchor: string) {
    setFolded((all) => (all.has(anchor) ? without(all, anchor) : new Set([...all, anchor])));
  }

  return { isFolded: (anchor: string) => folded.has(anchor), toggle };
}

function without(all: ReadonlySet<string>, one: string): ReadonlySet<string> {
  return new Set([...all].filter((each) => each !== one));
}
