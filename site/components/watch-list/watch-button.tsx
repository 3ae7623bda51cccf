import { useState } from 'react';
import { maxWatched, toggleWatched, type Watchable } from '#contract/rules/watch-list.ts';
import { paths } from '#site/paths.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { keepWatchList, useWatchList } from './use-watch-list.ts';

/** Puts a price on the list that this browser keeps, or takes it off; shown once it can work, in a place kept for it. */
export function WatchButton({ product }: { product: Watchable }) {
  const isHydrated = useHydrated();
  const list = useWatchList();
  const [wasRefused, setWasRefused] = useState(false);
  if (isHydrated && !list) return null;
  const isWatched = list?.some(({ id }) => id === product.id);
  const isFull = list !== undefined && list.length >= maxWatched;

  function press() {
    if (!list) return;
    const next = toggleWatched(list, product, new Date());
    setWasRefused(next === list);
    keepWatchList(next);
  }

  return (
    <>
      <button
        type="button"
        aria-pressed={isWatched}
        onClick={press}
        className={`text-link min-h-8 py-1 text-left print:hidden ${list ? '' : 'invisible'}`}
      >
        {isWatched ? 'On your watch-list' : 'Watch'}
        <span className="sr-only">{` ${product.name} ${product.dose}`}</span>
      </button>
      {isFull && !isWatched && (
        <span role="status" className="print:hidden">
          {wasRefused && (
            <>
              {' '}
              Your watch-list is full: it holds {maxWatched} prices.{' '}
              <a href={paths.watchList()} className="text-link">
                Remove one first
              </a>
            </>
          )}
        </span>
      )}
    </>
  );
}
