import { lazy, useState, type ComponentType } from 'react';

/** What every `page.tsx` exports. */
export type PageModule = { Page: ComponentType };

/**
 * A page in a chunk of its own. Once `preload` is through, it renders at once, which the server and
 * hydration need; otherwise it suspends until its chunk is there. The chunks of an earlier build are gone with it: then the
 * page is loaded as a document, if there is a connection.
 */
export function lazyPage(load: () => Promise<PageModule>) {
  let Loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: (await load().catch(loadDocument)).Page }));

  async function preload() {
    Loaded = (await load()).Page;
  }

  function Page() {
    const [Component] = useState<ComponentType>(() => Loaded ?? Lazy);
    return <Component />;
  }

  return { preload, Page };
}

/**
 * Loads the address that the router has gone to.
 * @throws TypeError if the server cannot be reached.
 */
async function loadDocument(): Promise<never> {
  await fetch(window.location.href, { method: 'HEAD' });
  window.location.reload();
  return new Promise(() => {});
}
