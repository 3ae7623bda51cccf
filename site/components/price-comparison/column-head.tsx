import type { ProductSort } from '#contract/rules/product-order.ts';
import { Icon } from '../icon/icon.tsx';
import { sortDirections, type Column } from './columns.ts';

type Props = {
  column: Column;
  sortBy: ProductSort;
  /** The id of the form that sorts without JavaScript. */
  sortForm: string;
  onSort: (sort: ProductSort) => void;
};

/** A column header with the button that sorts by it. */
export function ColumnHead({ column, sortBy, sortForm, onSort }: Props) {
  const { title, isFigure, sorts } = column;
  const isSorted = sorts?.includes(sortBy) ?? false;
  const direction = sortDirections[sortBy];
  const nextSort = sorts && sortBy === sorts[0] && sorts[1] ? sorts[1] : sorts?.[0];
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={isFigure ? 'figure' : undefined}
    >
      {nextSort ? (
        <button
          type="submit"
          form={sortForm}
          name="sort"
          value={nextSort}
          onClick={(event) => {
            event.preventDefault();
            onSort(nextSort);
          }}
          className="min-h-6 align-bottom underline decoration-line-strong underline-offset-4 hover:decoration-current print:min-h-0 print:no-underline"
        >
          {title}
          {isSorted && (
            <Icon name={direction === 'ascending' ? 'up' : 'down'} className="ml-1 inline size-3" />
          )}
        </button>
      ) : (
        title
      )}
    </th>
  );
}
