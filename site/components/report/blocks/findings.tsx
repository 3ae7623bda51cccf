import type { ReportBlockOf } from '#contract/schemas/market-report.ts';
import { Figure } from '../figures.tsx';

/** What the data say, in sentences that were worked out from them. */
export function Block({ findings }: ReportBlockOf<'findings'>) {
  return (
    <ul className="measure list-disc pl-5 marker:text-muted [&_.figure-link]:align-top">
      {findings.map(({ text, figure, of, isEdited }) => (
        <li key={text} className="py-1">
          <Figure name={figure} scope={of === null ? {} : { medication: of }} isEdited={isEdited}>
            {text}
          </Figure>
        </li>
      ))}
    </ul>
  );
}
