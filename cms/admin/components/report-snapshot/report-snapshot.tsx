'use client';

import { useFormFields } from '@payloadcms/ui';
import { counted } from '#contract/rules/counted.ts';
import { formatDate } from '#contract/rules/date.ts';
import type { EditedFigure } from '#collections/market-reports/edited-figure.ts';
import type { FrozenMonth } from '#cms/reports/snapshot-service.ts';

/** The data that a report’s figures were worked out from, and which figures its editors have typed over. */
export function ReportSnapshot() {
  const snapshot = useFormFields(([fields]) => fields.snapshot?.value) as FrozenMonth | null;
  const edited = useFormFields(([fields]) => fields.editedFigures?.value) as EditedFigure[] | null;
  return (
    <section className="field-type" aria-labelledby="report-snapshot-heading">
      <h3 id="report-snapshot-heading" className="field-label">
        Frozen data
      </h3>
      <p className="field-description">
        {snapshot
          ? `${counted(snapshot.rowCount, 'row')}, frozen on ${formatDate(snapshot.frozenAt)}; ${counted(snapshot.leftOut, 'price')} left out as too old. They stay until the figures are filled in again.`
          : 'Publishing the report freezes the data of its month.'}
      </p>
      {edited && edited.length > 0 && (
        <>
          <p>
            <strong>
              {counted(edited.length, 'figure')} entered by an editor, as of the last save:
            </strong>
          </p>
          <ul>
            {edited.map(({ path, label, computed }) => (
              <li key={path}>
                {label}: the data give {computed}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
