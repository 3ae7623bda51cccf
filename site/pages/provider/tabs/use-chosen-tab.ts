import { useEffect, useState } from 'react';
import { useHydrated } from '#site/components/hydrated/use-hydrated.ts';
import { goTo } from '#site/components/layout/go-to.ts';

/** The chosen tab, kept in the URL's hash so that links, also to a part of a tab, and the back button work. */
export function useChosenTab(ids: readonly string[], defaultId: string) {
  const [chosen, setChosen] = useState(defaultId);
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  const known = ids.join(' ');

  useEffect(() => {
    function chooseTarget() {
      const target = document.getElementById(window.location.hash.slice(1));
      const id = known.split(' ').find((each) => document.getElementById(each)?.contains(target));
      if (!target || id === undefined) return undefined;
      setChosen(id);
      return target;
    }
    /** Nobody could be led to it while it was hidden. */
    function followAddress() {
      const target = chooseTarget();
      if (target) requestAnimationFrame(() => goTo(target));
    }
    // While the page was asleep the style sheet showed the target, and the reader may have scrolled on.
    if (isFromServer) chooseTarget();
    else followAddress();
    window.addEventListener('hashchange', followAddress);
    return () => window.removeEventListener('hashchange', followAddress);
  }, [known, isFromServer]);

  function choose(id: string) {
    setChosen(id);
    window.history.replaceState(window.history.state, '', `#${id}`);
  }

  return { chosen, choose };
}
