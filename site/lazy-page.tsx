import { lazy, useState, type ComponentType } from 'react';

/** What every `page.tsx` exports. */
export type PageModule = { Page: ComponentType };

/**
 * A page in a chunk of its own. Once `preload` is through, it renders at once, which the server and
 * hydration need; otherwise it suspends until its chunk is there.
 */
export function lazyPage(load: () => Promise<PageModule>) {
  let Loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: (await load()).Page }));

  async function preload() {
    Loaded = (await load()).Page;
  }

  function Page() {
    const [Component] = useState<ComponentType>(() => Loaded ?? Lazy);
    return <Component />;
  }

  return { preload, Page };
}
