import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { announceChange } from '#collections/change-feed.ts';
import {
  monthColumns,
  monthDataOf,
  monthFile,
  type MonthFile,
} from '#contract/rules/month-file.ts';
import type { MonthData } from '#contract/rules/month-listing.ts';
import type { MonthSnapshot } from '#contract/schemas/month-data.ts';
import type { ReportSnapshot } from '#collections/payload-types.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import { toCsv } from '../open-data/to-csv.ts';

/**
 * Keeps what figures are worked out from for good, to be shown once a report that rests on it is published; the same data
 * are kept once. They are stored outside of any transaction: whoever freezes the same at that moment finds it there.
 */
export async function freezeMonth(
  payload: Payload,
  { data, now }: { data: MonthData; now: Date },
): Promise<MonthSnapshot> {
  const file = monthFile(data);
  const json = JSON.stringify(file);
  const sha256 = hashOf(json);
  const kept = await findSnapshot(payload, sha256);
  if (kept) return describeSnapshot(kept);
  const csv = await toCsv(monthColumns, file.rows);
  try {
    const snapshot = await payload.create({
      collection: 'report-snapshots',
      data: {
        month: data.month,
        asOf: data.asOf,
        frozenAt: now.toISOString(),
        rowCount: data.listings.length,
        leftOut: data.listings.filter(({ isStale }) => isStale).length,
        sha256,
        csvSha256: hashOf(csv),
        json,
        csv,
        isProvisional: true,
      },
      depth: 0,
      overrideAccess: true,
      disableTransaction: true,
    });
    return describeSnapshot(snapshot);
  } catch (error) {
    const keptMeanwhile = isDuplicate(error, 'sha256') && (await findSnapshot(payload, sha256));
    if (!keptMeanwhile) throw error;
    return describeSnapshot(keptMeanwhile);
  }
}

/** Shows frozen data to visitors from now on: a report that rests on them has been published. */
export async function showFrozenMonth(payload: Payload, sha256: string): Promise<void> {
  const shown = (await payload.db.updateOne({
    collection: 'report-snapshots',
    where: { and: [{ sha256: { equals: sha256 } }, { isProvisional: { equals: true } }] },
    data: { isProvisional: false },
    select: { sha256: true },
  })) as unknown as { id: string } | null;
  if (shown) await announceChange(payload, { collection: 'report-snapshots', ids: [shown.id] });
}

/** The SHA-256 of the frozen data that visitors are not shown. */
export async function provisionalMonths(payload: Payload): Promise<string[]> {
  const { docs } = await payload.db.find<Pick<ReportSnapshot, 'id' | 'sha256'>>({
    collection: 'report-snapshots',
    where: { isProvisional: { equals: true } },
    select: { sha256: true },
    pagination: false,
  });
  return docs.map(({ sha256 }) => sha256);
}

/** What figures were worked out from, read back from the frozen file; undefined if there is none of this SHA-256. */
export async function readFrozenMonth(
  payload: Payload,
  sha256: string,
): Promise<MonthData | undefined> {
  const snapshot = await findSnapshot(payload, sha256);
  return snapshot && monthDataOf(JSON.parse(snapshot.json) as MonthFile);
}

/** What is said of a snapshot besides its files. */
export function describeSnapshot({
  month,
  asOf,
  frozenAt,
  rowCount,
  leftOut,
  sha256,
  csvSha256,
}: Pick<ReportSnapshot, keyof MonthSnapshot>): MonthSnapshot {
  return { month, asOf, frozenAt, rowCount, leftOut, sha256, csvSha256 };
}

async function findSnapshot(payload: Payload, sha256: string): Promise<ReportSnapshot | undefined> {
  const { docs } = await payload.find({
    collection: 'report-snapshots',
    where: { sha256: { equals: sha256 } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0];
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
