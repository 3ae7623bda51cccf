import { counted } from '#contract/rules/counted.ts';
import { formatDate } from '#contract/rules/date.ts';
import { formatPrice, formatTotal, toPence } from '#contract/rules/money.ts';
import type { FigureReceipt } from '#contract/schemas/month-data.ts';
import { ReportTable } from '#site/components/report-table/report-table.tsx';
import { stockText } from '#site/components/stock/stock-text.ts';
import { paths } from '#site/paths.ts';

type Row = FigureReceipt['rows'][number];

/** The rows that a figure is worked out from; each leads to all that was ever seen of its price. */
export function FigureRows({ receipt: { rows, rowCount } }: { receipt: FigureReceipt }) {
  if (rowCount === 0) return <p>No row of the file counts in it.</p>;
  return (
    <>
      {rows.length < rowCount && (
        <p>
          The first {rows.length} of {counted(rowCount, 'row')}; the file has all.
        </p>
      )}
      <ReportTable caption="The rows">
        <thead>
          <tr>
            <th scope="col">Provider</th>
            <th scope="col">Dose</th>
            <th scope="col" className="number">
              Month before
            </th>
            <th scope="col" className="number">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.product}>
              <th scope="row">
                {row.provider}
                <span className="block text-sm text-muted">
                  {!row.isRegistered && 'No current registration on record when the month ended. '}
                  {stockText(row.inStock)}, checked{' '}
                  <time dateTime={row.seenAt}>{formatDate(row.seenAt)}</time>
                </span>
              </th>
              <td>
                <a href={paths.price(row.product)} className="text-link">
                  {row.medication} {row.dose}
                </a>
              </td>
              <td className="number">
                {row.priceBefore === null ? 'none' : formatPrice(toPence(row.priceBefore))}
              </td>
              <td className="number">
                {formatPrice(toPence(row.price))}
                <span className="block text-sm text-muted">{totalText(row)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </ReportTable>
    </>
  );
}

function totalText({ total }: Row): string {
  return total === null ? 'total not stated' : `${formatTotal(toPence(total))} in total`;
}
