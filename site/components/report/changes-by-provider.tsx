import type { ProviderChangeSummary } from '#contract/schemas/market-report.ts';
import { DivergingBar } from '../charts/diverging-bar.tsx';
import { ChangeOfAll } from './change-of-all.tsx';
import { Figure } from './figures.tsx';
import { ColumnName } from '../report-table/column-name.tsx';
import { ProviderName } from './provider-name.tsx';
import { ReportTable } from '../report-table/report-table.tsx';

type Props = {
  /** The one that they are of; null for all. */
  medication: string | null;
  summaries: readonly ProviderChangeSummary[];
};

/** The number and average of each provider's price changes; the bars show the average. */
export function ChangesByProvider({ medication, summaries }: Props) {
  const scopeOf = (provider: string) => ({ provider, ...(medication !== null && { medication }) });
  const max = Math.max(...summaries.map(({ avgChange }) => Math.abs(avgChange)));
  return (
    <ReportTable caption="Price changes by provider, the largest increase of all its prices together first">
      <thead>
        <tr>
          <th scope="col">Provider</th>
          <th scope="col" className="number">
            <ColumnName name="Increases" short="Up" />
          </th>
          <th scope="col" className="number">
            <ColumnName name="Decreases" short="Down" />
          </th>
          <th scope="col" className="number">
            Average change
          </th>
        </tr>
      </thead>
      <tbody>
        {summaries.map(({ provider, providerSlug, increases, decreases, avgChange, edited }) => (
          <tr key={provider}>
            <th scope="row">
              <ProviderName name={provider} slug={providerSlug} />
            </th>
            <td className="number">
              <Figure
                name="increases"
                scope={scopeOf(provider)}
                isEdited={edited.includes('increases')}
              >
                {increases}
              </Figure>
            </td>
            <td className="number">
              <Figure
                name="decreases"
                scope={scopeOf(provider)}
                isEdited={edited.includes('decreases')}
              >
                {decreases}
              </Figure>
            </td>
            <td className="number md:whitespace-nowrap">
              <span className="mr-4 hidden w-32 align-middle md:inline-block xl:w-48">
                <DivergingBar
                  decrease={Math.max(-avgChange, 0)}
                  increase={Math.max(avgChange, 0)}
                  max={max}
                />
              </span>
              <span className="inline-block min-w-18">
                <ChangeOfAll
                  scope={scopeOf(provider)}
                  change={avgChange}
                  isEdited={edited.includes('change-of-all')}
                />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
}
