import type { ReportBlockOf } from '#contract/schemas/market-report.ts';
import { Figure } from '../figures.tsx';

/** The key figures in large type. */
export function Block({ figures, medication }: ReportBlockOf<'keyFigures'>) {
  const scope = medication === null ? {} : { medication };
  return (
    <dl className="grid grid-cols-2 border-y sm:grid-cols-4 sm:divide-x">
      {figures.map(({ value, label, figure, isEdited }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1 py-4 pr-4 sm:pl-4 sm:first:pl-0"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-2xl font-semibold text-balance">
            {figure === null ? (
              value
            ) : (
              <Figure name={figure} scope={scope} isEdited={isEdited}>
                {value}
              </Figure>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
