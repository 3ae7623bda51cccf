import type { ReportBlockOf } from '#contract/schemas/market-report.ts';

/** Restrictions on who can order, and how much. */
export function Block({ items }: ReportBlockOf<'restrictions'>) {
  return (
    <dl className="border-b">
      {items.map(({ title, text }) => (
        <div
          key={title}
          className="grid gap-x-6 gap-y-1 border-t py-4 md:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold">{title}</dt>
          <dd className="measure">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
