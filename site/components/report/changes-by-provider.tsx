import { formatSignedPercentage } from '#contract/rules/report-figures.ts';
import type { ProviderChangeSummary } from '#contract/schemas/market-report.ts';
import { DivergingBar } from '../charts/diverging-bar.tsx';
import { Change, directionOf } from './change.tsx';
import { ColumnName } from './column-name.tsx';
import { ProviderName } from './provider-name.tsx';

/** The number and average of each provider's price changes; the bars show the average. */
export function ChangesByProvider({ summaries }: { summaries: readonly ProviderChangeSummary[] }) {
  const max = Math.max(...summaries.map(({ avgChange }) => Math.abs(avgChange)));
  return (
    <table className="report-table">
      <caption>Price changes by provider, the largest average increase first</caption>
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
        {summaries.map(({ provider, providerSlug, increases, decreases, avgChange }) => (
          <tr key={provider}>
            <th scope="row">
              <ProviderName name={provider} slug={providerSlug} />
            </th>
            <td className="number">{increases}</td>
            <td className="number">{decreases}</td>
            <td className="number md:whitespace-nowrap">
              <span className="mr-4 hidden w-32 align-middle md:inline-block xl:w-48">
                <DivergingBar
                  decrease={Math.max(-avgChange, 0)}
                  increase={Math.max(avgChange, 0)}
                  max={max}
                />
              </span>
              <span className="inline-block min-w-18">
                <Change direction={directionOf(avgChange)}>
                  {formatSignedPercentage(avgChange)}
                </Change>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
