import { counted, nounFor } from '#contract/rules/counted.ts';
import { productQuery } from '#site/api/product.ts';
import { useReads } from '#site/api/use-read.ts';
import { ErrorState } from '#site/components/states/error-state.tsx';
import { LoadingState } from '#site/components/states/loading-state.tsx';
import { paths } from '#site/paths.ts';
import { listClass, WatchedRow } from './watched-row.tsx';

/** The prices that the address names: a list to keep as a bookmark, which needs no JavaScript. */
export function ListInAddress({ ids }: { ids: readonly string[] }) {
  const products = useReads(ids.map((id) => productQuery(id)));
  const listed = products.flatMap(({ data }) => data ?? []);
  const unread = products.filter(({ data }) => data === undefined);
  const missing = unread.filter(({ error }) => error?.status === 404).length;
  const failed = unread.filter(({ error }) => error && error.status !== 404);
  return (
    <section aria-labelledby="prices" className="flex flex-col gap-4">
      <h2 id="prices" className="scroll-mt-4 text-2xl">
        The prices in this address
      </h2>
      <p className="measure">
        Keep this page as a bookmark to see them again. Anybody with the address sees the same list.
        {missing > 0 && ` ${missing} of them ${nounFor(missing, 'is', 'are')} no longer listed.`}
      </p>
      {listed.length > 0 && (
        <ul className={listClass}>
          {listed.map((product) => (
            <WatchedRow key={product.id} product={product} />
          ))}
        </ul>
      )}
      {products.some(({ isPending }) => isPending) && <LoadingState text="Loading prices..." />}
      {failed.length > 0 && (
        <ErrorState
          title={`${counted(failed.length, 'price')} could not be loaded`}
          text="Please try again in a few minutes."
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
      <a href={paths.keptList} className="text-link w-fit py-1 print:hidden">
        The list in this browser
      </a>
    </section>
  );
}
