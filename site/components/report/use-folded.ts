import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The collapsed parts of the page: none at first; one is opened for whatever a link or the URL's hash leads to in it. */
export function useFolded() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const openFor = (hash: string) => {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (!target) return;
      const isAround = (anchor: string) => document.getElementById(anchor)?.contains(target);
      // At once, so that the browser can then scroll to it.
      flushSync(() => setFolded((all) => new Set([...all].filter((anchor) => !isAround(anchor)))));
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.hash !== '' && link.pathname === location.pathname) openFor(link.hash);
    };
    const onHashChange = () => openFor(location.hash);
    document.addEventListener('click', onClick);
    window.addEventListener('hashchange', onHashChange);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('hashchange', onHashChange);
    };
  }, []);

  function toggle(anchor: string) {
    setFolded((all) =>
      all.has(anchor)
        ? new Set([...all].filter((each) => each !== anchor))
        : new Set([...all, anchor]),
    );
  }

  return { isFolded: (anchor: string) => folded.has(anchor), toggle };
}
