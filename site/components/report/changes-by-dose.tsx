import type { DoseChangeSummary } from '#contract/schemas/market-report.ts';
import { DivergingChart } from '../charts/diverging-chart.tsx';
import { useBrandTheme } from '../brands/brands.tsx';
import { ChangeOfAll } from './change-of-all.tsx';
import { Figure } from './figures.tsx';
import { ColumnName } from '../report-table/column-name.tsx';
import { ReportTable } from '../report-table/report-table.tsx';

type Props = {
  medication: string;
  summaries: readonly DoseChangeSummary[];
  /** The largest count over all medications, so that bars are comparable. */
  max: number;
};

/** The price changes of a medication by dose. */
export function ChangesByDose({ medication, summaries, max }: Props) {
  const brandTheme = useBrandTheme();
  return (
    <section data-theme={brandTheme(medication)} className="flex flex-col gap-4">
      <h4 className="border-b-4 border-theme pb-1 text-lg text-theme">{medication} by dose</h4>
      <div className="grid gap-6 xl:grid-cols-[5fr_6fr]">
        <DivergingChart
          title="Number of price decreases and increases"
          max={max}
          rows={summaries.map(({ dosage, decreases, increases }) => ({
            label: dosage,
            decreases,
            increases,
          }))}
        />
        <ReportTable
          caption={<>Price changes of {medication} by dose</>}
          isCaptionHidden
          className="self-start"
        >
          <thead>
            <tr>
              <th scope="col">Dose</th>
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
            {summaries.map(({ dosage, increases, decreases, avgChange, edited }) => (
              <tr key={dosage}>
                <th scope="row">{dosage}</th>
                <td className="number">
                  <Figure
                    name="increases"
                    scope={{ medication, dose: dosage }}
                    isEdited={edited.includes('increases')}
                  >
                    {increases}
                  </Figure>
                </td>
                <td className="number">
                  <Figure
                    name="decreases"
                    scope={{ medication, dose: dosage }}
                    isEdited={edited.includes('decreases')}
                  >
                    {decreases}
                  </Figure>
                </td>
                <td className="number">
                  <ChangeOfAll
                    scope={{ medication, dose: dosage }}
                    change={avgChange}
                    isEdited={edited.includes('change-of-all')}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </ReportTable>
      </div>
    </section>
  );
}
