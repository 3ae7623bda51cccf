import { DataTable } from '../data-table/data-table.tsx';
import type { Difference } from './describe-document.ts';

type Props = {
  caption: string;
  /** What one's own version and the other one are called. */
  columns: readonly [string, string];
  differences: readonly Difference[];
};

/** Two versions of a document beside each other, field by field. */
export function DifferenceTable({ caption, columns, differences }: Props) {
  return (
    <DataTable caption={caption} columns={['Field', ...columns]} isFixed>
      {differences.map(({ path, label, mine, theirs }) => (
        <tr key={path}>
          <th scope="row">{label}</th>
          <td>{mine || <em>empty</em>}</td>
          <td>{theirs || <em>empty</em>}</td>
        </tr>
      ))}
    </DataTable>
  );
}
