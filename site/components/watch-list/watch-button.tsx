import { toggleWatched, type Watchable } from '#contract/rules/watch-list.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { keepWatchList, useWatchList } from './use-watch-list.ts';

type Props = { product: Watchable & { name: string; dose: string } };

/** Puts a price on the list that this browser keeps, or takes it off; shown once it can work, in a place kept for it. */
export function WatchButton({ product }: Props) {
  const isHydrated = useHydrated();
  const list = useWatchList();
  if (isHydrated && !list) return null;
  const isWatched = list?.some(({ id }) => id === product.id);
  return (
    <button
      type="button"
      aria-pressed={isWatched}
      onClick={() => list && keepWatchList(toggleWatched(list, product, new Date()))}
      className={`text-link min-h-8 py-1 text-left print:hidden ${list ? '' : 'invisible'}`}
    >
      {isWatched ? 'On your watch-list' : 'Watch'}
      <span className="sr-only">
        {' '}
        {product.name} {product.dose}
      </span>
    </button>
  );
}
