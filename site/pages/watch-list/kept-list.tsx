import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { noFilter } from '#contract/rules/product-filters.ts';
import { visitWatchList, watchedChange, type WatchList } from '#contract/rules/watch-list.ts';
import type { Product } from '#contract/schemas/product.ts';
import { productsQuery } from '#site/api/products.ts';
import { Button } from '#site/components/button/button.tsx';
import { useHydrated } from '#site/components/hydrated/use-hydrated.ts';
import { Loaded } from '#site/components/states/loaded.tsx';
import { keepWatchList, useWatchList } from '#site/components/watch-list/use-watch-list.ts';
import { paths } from '#site/paths.ts';
import { listClass, WatchedRow } from './watched-row.tsx';

/** The list that this browser keeps. */
export function KeptList() {
  const isHydrated = useHydrated();
  const list = useWatchList();
  if (list === undefined) return <WhatItNeeds isBlocked={isHydrated} />;
  if (list.length === 0) return <Nothing />;
  return <Watched list={list} />;
}

/** All prices are asked for, so that not even the reads tell which of them are watched. */
function Watched({ list }: { list: WatchList }) {
  const query = useQuery(productsQuery({ ...noFilter, sortBy: 'price' }));
  return (
    <Loaded
      query={query}
      loadingText="Loading prices..."
      errorTitle="The prices are not available at the moment"
    >
      {(products) => <Rows list={list} products={products} />}
    </Loaded>
  );
}

function Rows({ list, products }: { list: WatchList; products: readonly Product[] }) {
  useEffect(() => {
    const visited = visitWatchList(list, products, new Date());
    if (JSON.stringify(visited) !== JSON.stringify(list)) keepWatchList(visited);
  }, [list, products]);

  const remove = (gone: string) => keepWatchList(list.filter(({ id }) => id !== gone));
  return (
    <section aria-labelledby="prices" className="flex flex-col gap-4">
      <h2 id="prices" className="text-2xl">
        What you watch
      </h2>
      <ul className={listClass}>
        {list.map(({ id, before }) => {
          const product = products.find((each) => each.id === id);
          const change = watchedChange(before, product);
          const name = product ? `${product.name} ${product.dose} at ${product.company.name}` : id;
          const actions = (
            <div className="flex flex-wrap items-center gap-4">
              <p className="font-semibold">{change}</p>
              <Button variant="secondary" onClick={() => remove(id)}>
                Remove<span className="sr-only"> {name}</span>
              </Button>
            </div>
          );
          return product ? (
            <WatchedRow key={id} product={product}>
              {actions}
            </WatchedRow>
          ) : (
            <li key={id} className="flex flex-wrap justify-between gap-4 py-3">
              {actions}
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-4 print:hidden">
        <Button variant="secondary" onClick={() => save(list)}>
          Export the list
        </Button>
        <Button variant="secondary" onClick={() => keepWatchList([])}>
          Delete the list
        </Button>
        <Link
          to={paths.watchList(list.slice(0, 20).map(({ id }) => id))}
          className="text-link py-1"
        >
          A link to these prices
        </Link>
        <Link to={paths.priceAlerts()} className="text-link py-1">
          Be told by email instead
        </Link>
      </div>
    </section>
  );
}

function WhatItNeeds({ isBlocked }: { isBlocked: boolean }) {
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
        <Link to={paths.priceAlerts()} className="text-link">
          be told by email
        </Link>
        .
      </p>
    </div>
  );
}

function Nothing() {
  return (
    <p className="measure">
      You watch nothing yet. Press “Watch” beside a price on a provider’s page, or on the page of
      the price itself.{' '}
      <Link to={paths.compare()} className="text-link">
        Compare prices
      </Link>
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
