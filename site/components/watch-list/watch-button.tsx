import { toggleWatched, type Watchable } from '#contract/rules/watch-list.ts';
import { keepWatchList, useWatchList } from './use-watch-list.ts';

type Props = { product: Watchable & { name: string; dose: string } };

/** Puts a price on the list that this browser keeps, or takes it off; shown only where it can work. */
export function WatchButton({ product }: Props) {
  const list = useWatchList();
  if (!list) return null;
  const isWatched = list.some(({ id }) => id === product.id);
  return (
    <button
      type="button"
      aria-pressed={isWatched}
      onClick={() => keepWatchList(toggleWatched(list, product, new Date()))}
      className="text-link min-h-8 py-1 text-left print:hidden"
    >
      {isWatched ? 'On your watch-list' : 'Watch'}
      <span className="sr-only">
        {' '}
        {product.name} {product.dose}
      </span>
    </button>
  );
}
