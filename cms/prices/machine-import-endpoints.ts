import type { Payload } from 'payload';
import { recordMachineEvent } from '#collections/audit-trail/record-machine-event.ts';
import type { Machine } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import {
  appliedImportSchema,
  applyImportSchema,
  priceFileSchema,
  priceImportPreviewSchema,
} from '#contract/schemas/price-import.ts';
import { endpoint, type Endpoint } from '../api/endpoint.ts';
import { limit } from '../http/limit.ts';
import type { IdentifyMachine } from '../machines/machine-service.ts';
import { Conflict, NotFound } from '../runtime/errors.ts';
import { applyImport } from './journal/apply-import.ts';
import { findImport, readImport } from './journal/import-summary.ts';
import { previewImport } from './plan/preview-import.ts';

const refusals = {
  401: 'No key, or one that is not in use',
  403: 'The machine is switched off',
};

type Parts = { payload: Payload; identifyMachine: IdentifyMachine };

/** How machines send prices: through the same preview and gate as people at the desk. */
export function machineImportEndpoints({ payload, identifyMachine }: Parts): Endpoint[] {
  // Whoever guesses keys is stopped before the machines are looked at.
  const perNetwork = limit({
    payload,
    name: 'price imports',
    requests: 120,
    minutes: 60,
    message: 'Too many requests came from your network in the last hour. Please try again later.',
  });
  return [
    endpoint({
      method: 'POST',
      path: '/api/price-imports',
      summary: 'Preview a file of prices',
      isForMachines: true,
      refusals,
      body: priceFileSchema,
      answer: priceImportPreviewSchema,
      limit: perNetwork,
      run: async ({ body: { csv }, authorization }) => {
        const machine = await identifyMachine(authorization);
        const bytes = Buffer.from(csv);
        const fileName = `${machine.name}.csv`;
        const preview = await previewImport(payload, { bytes, fileName, author: null, machine });
        const { unusedColumns, renamedColumns } = preview.reading;
        return { id: preview.import.id, rows: preview.rows, unusedColumns, renamedColumns };
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/price-imports/:id/apply',
      summary: 'Apply a preview',
      isForMachines: true,
      refusals: {
        ...refusals,
        400: 'Nothing would change, or rows would be left out',
        404: 'The machine has no such preview, or it has expired',
        409: 'Something has changed since the preview',
      },
      body: applyImportSchema,
      answer: appliedImportSchema,
      limit: perNetwork,
      run: async ({ params: { id }, body: { skipsInvalidRows }, authorization }) => {
        const machine = await identifyMachine(authorization);
        await refuseOthers(payload, id, machine);
        const applying = { ticked: [], skipsInvalidRows, author: null };
        const { finished } = await applyImport(payload, id, applying);
        await finished;
        const { status, problem, ...summary } = await readImport(payload, id);
        if (status !== 'applied') throw new Conflict(problem ?? 'Nothing was written. Try again.');
        const { changedRows: changed, createdRows: added, checkedRows: checked } = summary;
        await recordMachineEvent(payload, machine, {
          operation: 'update',
          kind: 'price-imports',
          documentTitle: summary.fileName,
          documentId: id,
          changes: [
            { field: 'status', before: 'previewed', after: 'applied' },
            { field: 'rows', after: changed + added + checked },
          ],
        });
        return { id, changed, added, checked };
      },
    }),
  ];
}

/** @throws NotFound if the preview is none of this machine’s */
async function refuseOthers(payload: Payload, id: string, { id: own }: Machine): Promise<void> {
  const { machine } = await findImport(payload, id);
  if (!machine || relationId(machine) !== own)
    throw new NotFound('This machine has no such preview. Send the file again.');
}
