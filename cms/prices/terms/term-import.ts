import { APIError, type PayloadRequest } from 'payload';
import { noRows } from '#contract/rules/price-import.ts';
import { counted } from '#contract/rules/counted.ts';
import type { TermPreview, TermsApplied } from '#contract/rules/term-import.ts';
import { BadRequest, Conflict } from '#cms/runtime/errors.ts';
import { readFile } from '../file/read-file.ts';
import { rowDigest } from '../plan/row-digest.ts';
import { planTerms, toTermRowPlan, type PlannedTerm } from './plan-terms.ts';
import { readProviderTerms, type ProviderTerms, type StoredTerm } from './stored-terms.ts';

export type TermFile = { bytes: Buffer; fileName: string };

/**
 * Shows what a file of terms would change. Nothing is stored.
 * @throws BadRequest with what is wrong and what to do, if the file is not a table of terms.
 */
export async function previewTerms(req: PayloadRequest, file: TermFile): Promise<TermPreview> {
  const { planned, unusedColumns } = await plan(req, file);
  const rows = planned.map(toTermRowPlan);
  const counts = { ...noRows };
  for (const { kind } of rows) counts[kind] += 1;
  return { fileName: file.fileName, counts, rows, unusedColumns, digest: await rowDigest(rows) };
}

type Applying = TermFile & {
  /** Of the preview. */
  digest: string;
  /** Whether rows that are refused may be left out; otherwise they stop the import. */
  skipsInvalidRows: boolean;
};

/**
 * Saves what a preview has shown, one provider after the other, in the name of whoever asks and as their form would. A
 * provider that somebody else saves at the same time stays as it is and is named.
 * @throws Conflict if anything that the preview showed has changed; BadRequest if there is nothing to apply, or refused
 * rows would be left out without permission.
 */
export async function applyTerms(
  req: PayloadRequest,
  { digest, skipsInvalidRows, ...file }: Applying,
): Promise<TermsApplied> {
  const { planned } = await plan(req, file);
  const shown = planned.map(toTermRowPlan);
  if ((await rowDigest(shown)) !== digest) throw new Conflict(changedMeanwhile);
  const written = planned.filter(isWritten);
  const skipped = shown.filter(({ isInvalid }) => isInvalid).length;
  if (written.length === 0) {
    throw new BadRequest('There is nothing to apply: no row changes anything.');
  }
  if (skipped > 0 && !skipsInvalidRows) {
    throw new BadRequest(
      `${counted(skipped, 'row')} would be left out. Put the file right and choose it again, or say that they may be left out.`,
    );
  }
  const applied: TermsApplied = {
    fileName: file.fileName,
    changedRows: 0,
    changedProviders: 0,
    refused: [],
  };
  for (const [provider, rows] of byProvider(written)) {
    try {
      await saveTerms(req, provider, rows);
      applied.changedRows += rows.length;
      applied.changedProviders += 1;
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
      applied.refused.push({ provider: provider.name, reason: error.message });
    }
  }
  return applied;
}

async function plan({ payload }: PayloadRequest, { bytes }: TermFile) {
  const { rows, unusedColumns } = await readFile('terms', bytes);
  return { planned: planTerms(rows, await readProviderTerms(payload)), unusedColumns };
}

type Written = PlannedTerm & {
  about: NonNullable<PlannedTerm['about']>;
  to: StoredTerm;
};

function isWritten(row: PlannedTerm): row is Written {
  return row.about !== undefined && row.to !== undefined;
}

function byProvider(rows: readonly Written[]): Map<ProviderTerms, Written[]> {
  const groups = new Map<ProviderTerms, Written[]>();
  for (const row of rows) {
    const { provider } = row.about;
    groups.set(provider, [...(groups.get(provider) ?? []), row]);
  }
  return groups;
}

/** With the time of the version that was compared, so that a save since then, a draft too, is not overwritten. */
async function saveTerms(
  req: PayloadRequest,
  { id, updatedAt }: ProviderTerms,
  rows: readonly Written[],
): Promise<void> {
  await req.payload.update({
    collection: 'providers',
    id,
    data: {
      updatedAt,
      terms: Object.fromEntries(rows.map(({ about, to }) => [about.name, to])),
    },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
}

const changedMeanwhile =
  'Providers that this file is about have changed since the preview, so nothing was written. Look at the fresh preview and apply that.';
