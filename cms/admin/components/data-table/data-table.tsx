import { useId, type ReactNode, type Ref } from 'react';
import './data-table.css';

type Props = {
  caption: ReactNode;
  /** Their titles; those of figures, in cells of the component `Figure`, apart. */
  columns: readonly (string | { figures: string })[];
  /** Whether long words break rather than widen their column. */
  isFixed?: boolean;
  rowsRef?: Ref<HTMLTableSectionElement>;
  /** Its rows. */
  children: ReactNode;
};

/** A table of the admin's own pages; one that is too wide scrolls sideways, with the keyboard too. */
export function DataTable({ caption, columns, isFixed, rowsRef, children }: Props) {
  const captionId = useId();
  return (
    <div
      className={isFixed ? 'data-table data-table--fixed' : 'data-table'}
      role="group"
      aria-labelledby={captionId}
      tabIndex={0}
    >
      <table>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) =>
              typeof column === 'string' ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                <th key={column.figures} scope="col" className="data-table__figure">
                  {column.figures}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody ref={rowsRef}>{children}</tbody>
      </table>
    </div>
  );
}

/** A figure, aligned digit by digit with those above it. */
export function Figure({ children }: { children: ReactNode }) {
  return <td className="data-table__figure">{children}</td>;
}
