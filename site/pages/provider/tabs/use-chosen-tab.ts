import { useEffect, useState } from 'react';

/** The chosen tab, kept in the URL's hash so that links, also to a part of a tab, and the back button work. */
export function useChosenTab(ids: readonly string[], defaultId: string) {
  const [chosen, setChosen] = useState(defaultId);
  const known = ids.join(' ');

  useEffect(() => {
    function followAddress() {
      const target = document.getElementById(window.location.hash.slice(1));
      const id = known.split(' ').find((each) => document.getElementById(each)?.contains(target));
      if (!target || id === undefined) return;
      setChosen(id);
      // The browser could not scroll to it while it was hidden.
      requestAnimationFrame(() => target.scrollIntoView());
    }
    followAddress();
    window.addEventListener('hashchange', followAddress);
    return () => window.removeEventListener('hashchange', followAddress);
  }, [known]);

  function choose(id: string) {
    setChosen(id);
    window.history.replaceState(window.history.state, '', `#${id}`);
  }

  return { chosen, choose };
}
