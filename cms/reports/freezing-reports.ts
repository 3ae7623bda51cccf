import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Payload,
  PayloadRequest,
} from 'payload';
import { afterCommit } from '#collections/after-commit.ts';
import type { MarketReport } from '#collections/payload-types.ts';
import { isPublishing } from '#collections/publishing/is-publishing.ts';
import { monthOf } from '#contract/rules/report-month.ts';
import { monthSnapshotSchema, type MonthSnapshot } from '#contract/schemas/month-data.ts';
import { readFields } from '../database/read-fields.ts';
import { editedFigures } from './edited-figures.ts';
import {
  freezeMonth,
  provisionalMonths,
  readFrozenMonth,
  showFrozenMonth,
} from './freeze-month.ts';
import { monthEnd, readMonthData } from './month-data.ts';

/**
 * The same collection; of market reports, publishing one freezes the data that its figures were worked out from, and shows
 * them once it has gone through.
 */
export function freezingReports(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== 'market-reports') return collection;
  const { beforeChange = [], afterChange = [] } = collection.hooks ?? {};
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeChange: [...beforeChange, freezeData],
      afterChange: [showData, ...afterChange],
    },
  };
}

/**
 * Shows the data of all published reports: a process may have ended between storing a report and showing what it rests
 * on.
 */
export async function showPublishedMonths(payload: Payload): Promise<void> {
  const provisional = await provisionalMonths(payload);
  if (provisional.length === 0) return;
  const reports = await readFields(payload, 'market-reports', ['_status', 'snapshot']);
  const published = new Set(
    reports.flatMap(({ _status, snapshot }) =>
      _status === 'published' ? (readSnapshot(snapshot)?.sha256 ?? []) : [],
    ),
  );
  for (const sha256 of provisional)
    if (published.has(sha256)) await showFrozenMonth(payload, sha256);
}

/**
 * Once a report is published it keeps its data, whatever else is corrected in it, until its figures are filled in anew or
 * it is about another month; the figures that are not what the data give are named with it. An earlier version that is
 * restored has the data of then, and is a draft until it is published.
 */
const freezeData: CollectionBeforeChangeHook<MarketReport> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const report = { ...originalDoc, ...data };
  const frozen =
    operation === 'update' && originalDoc ? await findFrozen(report, originalDoc, req) : null;
  const isPublished = isPublishing(report, req);
  if (!report.month || (!frozen && !isPublished && !report.filledAt)) {
    return { ...data, snapshot: null, editedFigures: [] };
  }
  const now = new Date();
  const month = frozen
    ? await readFrozenMonth(req.payload, frozen.sha256)
    : await readMonthData(req.payload, {
        month: report.month,
        end: monthEnd(report.month, report.filledAt ? new Date(report.filledAt) : now),
      });
  if (!month || month.listings.length === 0) return { ...data, snapshot: null, editedFigures: [] };
  const snapshot =
    frozen ?? (isPublished ? await freezeMonth(req.payload, { data: month, now }) : null);
  return { ...data, snapshot, editedFigures: editedFigures(report.sections ?? [], month) };
};

const showData: CollectionAfterChangeHook<MarketReport> = async ({ data, previousDoc, req }) => {
  const report = { ...previousDoc, ...data };
  const snapshot = readSnapshot(report.snapshot);
  if (!snapshot || !isPublishing(report, req)) return;
  await afterCommit(req, `report-snapshots ${snapshot.sha256}`, () =>
    showFrozenMonth(req.payload, snapshot.sha256),
  );
};

type Fill = Partial<Pick<MarketReport, 'month' | 'filledAt'>>;

/** What was frozen for the same filling in, of the same month: for the newest version, or for the last that was of it. */
async function findFrozen(
  report: Fill,
  newest: MarketReport,
  req: PayloadRequest,
): Promise<MonthSnapshot | null> {
  if (isOfSameFill(report, newest)) return readSnapshot(newest.snapshot);
  const { docs } = await req.payload.findVersions({
    collection: 'market-reports',
    where: { parent: { equals: newest.id } },
    sort: '-createdAt',
    limit: 0,
    depth: 0,
    select: { version: { month: true, filledAt: true, snapshot: true } },
    overrideAccess: true,
    req,
  });
  const snapshots = docs
    .filter(({ version }) => isOfSameFill(report, version))
    .map(({ version }) => readSnapshot(version.snapshot));
  return snapshots.find((snapshot) => snapshot !== null) ?? null;
}

/** Whether the figures are those of the same filling in, of the same month. */
function isOfSameFill(report: Fill, other: Fill): boolean {
  if (!report.month || !other.month) return false;
  return (
    (report.filledAt ?? null) === (other.filledAt ?? null) &&
    monthOf(report.month) === monthOf(other.month)
  );
}

function readSnapshot(stored: unknown): MonthSnapshot | null {
  return monthSnapshotSchema
    .nullable()
    .catch(null)
    .parse(stored ?? null);
}
