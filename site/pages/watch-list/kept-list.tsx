import { useEffect, useRef, type MouseEvent } from 'react';
import { noFilter } from '#contract/rules/product-filters.ts';
import {
  visitWatchList,
  watchedChange,
  watchedTitle,
  type WatchList,
} from '#contract/rules/watch-list.ts';
import type { Product } from '#contract/schemas/product.ts';
import { productsQuery } from '#site/api/products.ts';
import { useRead } from '#site/api/use-read.ts';
import { Button } from '#site/components/button/button.tsx';
import { useHydrated } from '#site/components/hydrated/use-hydrated.ts';
import { Loaded } from '#site/components/states/loaded.tsx';
import { keepWatchList, useWatchList } from '#site/components/watch-list/use-watch-list.ts';
import { paths } from '#site/paths.ts';
import { listClass, rowClass, WatchedRow } from './watched-row.tsx';
import { maxInAddress } from './watched-ids.ts';

/** The list that this browser keeps. */
export function KeptList() {
  const isHydrated = useHydrated();
  const list = useWatchList();
  const heading = useRef<HTMLHeadingElement>(null);
  if (list === undefined) return <StorageHint isBlocked={isHydrated} />;
  return (
    <section aria-labelledby="watched" className="flex flex-col gap-4">
      <h2 ref={heading} id="watched" tabIndex={-1} className="scroll-mt-4 text-2xl">
        What you watch
      </h2>
      {list.length === 0 ? (
        <Nothing />
      ) : (
        <Watched list={list} focusHeading={() => heading.current?.focus()} />
      )}
    </section>
  );
}

type WatchedProps = {
  list: WatchList;
  /** For when the button that was pressed disappears. */
  focusHeading: () => void;
};

/** All prices are asked for, so that not even the reads tell which of them are watched. */
function Watched({ list, focusHeading }: WatchedProps) {
  const query = useRead(productsQuery({ ...noFilter, sortBy: 'price' }));
  return (
    <Loaded
      query={query}
      loadingText="Loading prices..."
      errorTitle="The prices are not available at the moment"
    >
      {(products) => <Rows list={list} focusHeading={focusHeading} products={products} />}
    </Loaded>
  );
}

function Rows({ list, focusHeading, products }: WatchedProps & { products: readonly Product[] }) {
  useEffect(() => {
    const visited = visitWatchList(list, products, new Date());
    if (JSON.stringify(visited) !== JSON.stringify(list)) keepWatchList(visited);
  }, [list, products]);

  function remove({ currentTarget }: MouseEvent<HTMLButtonElement>, gone: string) {
    const next = currentTarget.closest('li')?.nextElementSibling;
    if (next instanceof HTMLElement) next.focus();
    else focusHeading();
    keepWatchList(list.filter(({ id }) => id !== gone));
  }

  function removeAll() {
    focusHeading();
    keepWatchList([]);
  }

  return (
    <>
      <ul className={listClass}>
        {list.map((row) => {
          const { id, title: lastTitle = 'A price' } = row;
          const product = products.find((each) => each.id === id);
          const change = watchedChange(row, product);
          const title = product ? watchedTitle(product) : lastTitle;
          const actions = (
            <div className="flex flex-wrap items-center gap-4">
              <p className="font-semibold">{change}</p>
              <Button variant="secondary" onClick={(event) => remove(event, id)}>
                Remove<span className="sr-only"> {title}</span>
              </Button>
            </div>
          );
          return product ? (
            <WatchedRow key={id} product={product}>
              {actions}
            </WatchedRow>
          ) : (
            <li key={id} tabIndex={-1} className={rowClass}>
              <p className="font-semibold">{title}</p>
              {actions}
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-4 print:hidden">
        <Button variant="secondary" onClick={() => save(list)}>
          Export the list
        </Button>
        <Button variant="secondary" onClick={removeAll}>
          Delete the list
        </Button>
        <a
          href={paths.listInAddress(list.slice(0, maxInAddress).map(({ id }) => id))}
          className="text-link py-1"
        >
          {list.length > maxInAddress
            ? `A link to the first ${maxInAddress} of these prices`
            : 'A link to these prices'}
        </a>
        <a href={paths.priceAlerts()} className="text-link py-1">
          Get email alerts instead
        </a>
      </div>
    </>
  );
}

function StorageHint({ isBlocked }: { isBlocked: boolean }) {
  return (
    <div className="measure flex flex-col gap-4">
      {isBlocked ? (
        <p role="status">
          Your browser does not let this site keep anything, so there is no list. Allow storage for
          this site to have one.
        </p>
      ) : (
        <p>The list is kept by JavaScript in your browser, which has to be turned on.</p>
      )}
      <p>
        Without it, keep prices as a bookmark: an address that ends in{' '}
        <code className="wrap-anywhere">{paths.watchList()}?prices=</code> and the last parts of the
        addresses of prices, with commas between them, shows them together. Or{' '}
        <a href={paths.priceAlerts()} className="text-link">
          be told by email
        </a>
        .
      </p>
    </div>
  );
}

function Nothing() {
  return (
    <p className="measure">
      You are not watching any prices yet. Press “Watch” beside a price on a provider’s page, or on
      the page of the price itself.{' '}
      <a href={paths.compare()} className="text-link">
        Compare prices
      </a>
    </p>
  );
}

function save(list: WatchList) {
  const link = document.createElement('a');
  const text = JSON.stringify(list, null, 2);
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'watch-list.json';
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
