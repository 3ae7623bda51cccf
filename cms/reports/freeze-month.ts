import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Payload, PayloadRequest } from 'payload';
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

type Options = { data: MonthData; now: Date; req: PayloadRequest };

/** Reports that are published at the same time may rest on the same data: the later one finds what the first has kept. */
const oneAtATime = pLimit(1);

/**
 * Keeps what figures are worked out from for good, in the transaction of the request, to be shown once a report that rests
 * on it is published; the same data are kept once.
 */
export function freezeMonth(options: Options): Promise<MonthSnapshot> {
  return oneAtATime(() => keepMonth(options));
}

async function keepMonth({ data, now, req }: Options): Promise<MonthSnapshot> {
  const { payload } = req;
  const file = monthFile(data);
  const json = JSON.stringify(file);
  const sha256 = hashOf(json);
  const kept = await findSnapshot(payload, sha256, req);
  if (kept) return describeSnapshot(kept);
  const csv = toCsv(monthColumns, file.rows);
  const transaction = await req.transactionID;
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
      req,
    });
    return describeSnapshot(snapshot);
  } catch (error) {
    // Another process has just kept the same. A transaction ends with the refusal: nothing may go on as if it were still open.
    const keptMeanwhile =
      !transaction && isDuplicate(error, 'sha256') && (await findSnapshot(payload, sha256, req));
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

/** What figures were worked out from, read back from the frozen file; undefined if there is none of this SHA-256. */
export async function readFrozenMonth(
  payload: Payload,
  sha256: string,
  req?: PayloadRequest,
): Promise<MonthData | undefined> {
  const snapshot = await findSnapshot(payload, sha256, req);
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

async function findSnapshot(
  payload: Payload,
  sha256: string,
  req?: PayloadRequest,
): Promise<ReportSnapshot | undefined> {
  const { docs } = await payload.find({
    collection: 'report-snapshots',
    where: { sha256: { equals: sha256 } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs[0];
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
