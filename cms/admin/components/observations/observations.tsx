import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import type { ListedObservation } from '#cms/desk/observations.ts';
import { compareText } from '#contract/rules/compare-text.ts';
import { compareDoses } from '#contract/rules/dose.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import { deskOf } from '../desk.ts';
import { ObservationTable } from './observation-table.tsx';
import { PriceChart } from './price-chart.tsx';
import type { Line } from './step-chart.ts';
import './observations.css';

/** All that was seen of a product, or of a provider's products: a chart and a table for each medication. */
export async function Observations({ initPageResult, payload }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  const field = collectionConfig?.slug === 'providers' ? 'provider' : 'product';
  const observations = await deskOf(payload).readObservations(payload, {
    user: req.user,
    field,
    id: String(docID),
  });
  const medications = [...groupBy(observations, ({ medication }) => medication)].toSorted(
    ([a], [b]) => compareText(a, b),
  );
  return (
    <Gutter className="observations">
      <h2>Prices</h2>
      <p>
        Everything that was seen, by whatever route: the thousand newest entries. Nobody can change
        or delete one; a correction is an entry of its own.
      </p>
      {observations.length === 0 && <p>Nothing has been recorded yet.</p>}
      {medications.map(([medication, ofMedication]) => (
        <section key={medication}>
          <h3>{medication}</h3>
          <PriceChart
            title={`Prices of ${medication}`}
            lines={linesOf(ofMedication)}
            now={new Date()}
          />
          <ObservationTable
            caption={`What was seen of ${medication}, by dose, newest first`}
            observations={ofMedication.toSorted((a, b) => compareDoses(a.dose, b.dose))}
          />
        </section>
      ))}
    </Gutter>
  );
}

/** A line for each dose, weakest first. */
function linesOf(observations: readonly ListedObservation[]): Line[] {
  return [...groupBy(observations, ({ dose }) => dose)]
    .toSorted(([a], [b]) => compareDoses(a, b))
    .map(([dose, ofDose]) => ({
      name: dose,
      steps: ofDose
        .map(({ recordedAt, pricePence }) => ({ time: Date.parse(recordedAt), pence: pricePence }))
        .toReversed(),
    }));
}
