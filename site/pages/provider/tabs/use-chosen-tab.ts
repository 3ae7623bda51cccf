import { useLayoutEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useHydrated } from '#site/components/hydrated/use-hydrated.ts';
import { goTo } from '#site/components/layout/go-to.ts';

/**
 * The chosen tab, kept in the URL's hash so that links, also to a part of a tab, and the back button work. Whoever comes back
 * to the page is where the browser scrolls, for which their tab is there at once.
 */
export function useChosenTab(ids: readonly string[], defaultId: string) {
  const [chosen, setChosen] = useState(defaultId);
  const isHydrated = useHydrated();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  // While the page was asleep the style sheet showed the target, and the reader may have scrolled on.
  const [hasPlace] = useState(!isHydrated || isBackOrForward);
  const known = ids.join(' ');

  useLayoutEffect(() => {
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
    function followHash({ oldURL, newURL }: HashChangeEvent) {
      if (pageOf(oldURL) === pageOf(newURL)) followAddress();
      else chooseTarget();
    }
    if (hasPlace) chooseTarget();
    else followAddress();
    window.addEventListener('hashchange', followHash);
    return () => window.removeEventListener('hashchange', followHash);
  }, [known, hasPlace]);

  function choose(id: string) {
    setChosen(id);
    window.history.replaceState(window.history.state, '', `#${id}`);
  }

  return { chosen, choose };
}

function pageOf(url: string): string | undefined {
  return url.split('#')[0];
}
