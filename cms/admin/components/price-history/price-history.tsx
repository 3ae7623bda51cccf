import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps, Payload } from 'payload';
import type { PriceChange } from '#cms/desk/price-changes.ts';
import { compareDoses } from '#contract/rules/dose.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import { deskOf } from '../desk.ts';
import { PriceChanges } from './price-changes.tsx';
import { PriceChart } from './price-chart.tsx';
import type { Line } from './step-chart.ts';
import './price-history.css';

/** All that the prices of a product or a provider have been: a chart and a table for each medication. */
export async function PriceHistory({ initPageResult, payload }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  const field = collectionConfig?.slug === 'providers' ? 'provider' : 'product';
  const changes = await deskOf(payload).readPriceChanges(payload, {
    user: req.user,
    field,
    id: String(docID),
  });
  const medications = [...groupBy(changes, ({ medication }) => medication)].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en-GB'),
  );
  return (
    <Gutter className="price-history">
      <h2>Price history</h2>
      <p>
        Every price that was ever set, by whatever route. Nobody can change or delete an entry; a
        correction is an entry of its own.
      </p>
      {changes.length === 0 && <p>No price has been recorded yet.</p>}
      {medications.map(([medication, ofMedication]) => (
        <section key={medication}>
          <h3>{medication}</h3>
          <PriceChart
            title={`Prices of ${medication}`}
            lines={linesOf(ofMedication)}
            now={new Date()}
          />
          <PriceChanges
            caption={`Changes of the price of ${medication}, by dose, newest first`}
            changes={ofMedication.toSorted((a, b) => compareDoses(a.dose, b.dose))}
            sources={sourceLabels(payload)}
          />
        </section>
      ))}
    </Gutter>
  );
}

/** A line for each dose, weakest first. */
function linesOf(changes: readonly PriceChange[]): Line[] {
  return [...groupBy(changes, ({ dose }) => dose)]
    .toSorted(([a], [b]) => compareDoses(a, b))
    .map(([dose, ofDose]) => ({
      name: dose,
      steps: ofDose
        .map(({ changedAt, newPricePence }) => ({
          time: Date.parse(changedAt),
          pence: newPricePence,
        }))
        .toReversed(),
    }));
}

/** How the price history names the routes by which prices come in. */
function sourceLabels({ collections }: Payload): Record<string, string> {
  const field = collections['price-history'].config.flattenedFields.find(
    ({ name }) => name === 'source',
  );
  if (field?.type !== 'select') return {};
  return Object.fromEntries(
    field.options.flatMap((option) =>
      typeof option === 'object' && typeof option.label === 'string'
        ? [[option.value, option.label]]
        : [],
    ),
  );
}
