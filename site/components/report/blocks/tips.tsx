import type { ReportBlockOf } from '#contract/schemas/market-report.ts';

/** Tips for comparing, as a list. */
export function Block({ tips }: ReportBlockOf<'tips'>) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-xl">Tips for comparing</h3>
      <ol className="border-b">
        {tips.map((tip, index) => (
          <li key={tip} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-2 border-t py-3">
            <span aria-hidden="true" className="text-xl font-semibold text-primary">
              {index + 1}
            </span>
            <p className="measure">{tip}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
