import { useEffect, useState } from 'react';

/** The chosen tab; the address names it after its `#`, so that links to it work and the back button finds it again. */
export function useChosenTab(ids: readonly string[], defaultId: string) {
  const [chosen, setChosen] = useState(defaultId);
  const known = ids.join(' ');

  useEffect(() => {
    function followAddress() {
      const id = window.location.hash.slice(1);
      if (!known.split(' ').includes(id)) return;
      setChosen(id);
      // Where it was hidden, the browser could not go there.
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
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
