import { monthColumns } from '#contract/rules/month-file.ts';
import { ColumnTable } from '#site/components/open-data/column-table.tsx';

/** What is in a month's file. */
export function MonthColumns() {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">What is in a file</h2>
      <p className="measure">
        One row for each dose at each provider, as it was known when the month ended. Amounts are
        pounds sterling, times are UTC, and a field is empty where nobody knows. The JSON file has
        the month, up to when it goes, and the numbers of providers and offers with the rows.
      </p>
      <ColumnTable caption="The columns of a month’s file" columns={monthColumns} />
    </section>
  );
}
