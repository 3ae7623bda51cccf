import type { Payload, Where } from 'payload';
import type { ReportSnapshot } from '#collections/payload-types.ts';
import {
  describeFigure,
  describeScope,
  figureOf,
  figureText,
  isOfRows,
  rowsOf,
  type FigureName,
} from '#contract/rules/figures.ts';
import { monthDataOf, type MonthFile } from '#contract/rules/month-file.ts';
import { totalOf, type MonthListing } from '#contract/rules/month-listing.ts';
import { toDecimalString } from '#contract/rules/money.ts';
import type { FigureQuery, FigureReceipt, MonthSnapshot } from '#contract/schemas/month-data.ts';
import { describeSnapshot } from './freeze-month.ts';

/** A frozen month with its files. */
export type FrozenMonth = MonthSnapshot & Pick<ReportSnapshot, 'csv' | 'json'>;

export type SnapshotService = {
  /** The frozen data of a month, the newest first; empty if no report of it has been published. */
  ofMonth: (month: string) => Promise<MonthSnapshot[]>;
  /** A frozen month with its files: of a SHA-256 of either file, or the newest; null if there is none. */
  withFiles: (month: string, sha256?: string) => Promise<FrozenMonth | null>;
  /** A figure worked out again from a frozen file, and the rows that it is from; null if there is no such file. */
  figure: (month: string, name: FigureName, query: FigureQuery) => Promise<FigureReceipt | null>;
};

/** How many rows of a figure an answer has; its file has all of them. */
const maxRows = 500;

/** Tells visitors what the figures of published reports were worked out from. */
export function createSnapshotService(payload: Payload): SnapshotService {
  return {
    ofMonth: async (month) => {
      const { docs } = await payload.find({
        ...newestFirst,
        where: shownOf(month),
        select: { json: false, csv: false },
      });
      return docs.map(describeSnapshot);
    },
    withFiles: read,
    figure: async (month, name, { file, ...scope }) => {
      const snapshot = await read(month, file);
      if (!snapshot) return null;
      const data = monthDataOf(JSON.parse(snapshot.json) as MonthFile);
      const value = figureOf(name, data, scope);
      const rows = rowsOf(name, data, scope);
      return {
        figure: name,
        ...describeFigure(name),
        value,
        text: figureText(name, value),
        of: describeScope(scope),
        snapshot: describeSnapshot(snapshot),
        isOfRows: isOfRows(name, scope),
        rowCount: rows.length,
        rows: rows.slice(0, maxRows).map(toContractRow),
      };
    },
  };

  async function read(month: string, sha256?: string): Promise<FrozenMonth | null> {
    const ofHash: Where[] =
      sha256 === undefined
        ? []
        : [{ or: [{ sha256: { equals: sha256 } }, { csvSha256: { equals: sha256 } }] }];
    const { docs } = await payload.find({
      ...newestFirst,
      where: { and: [shownOf(month), ...ofHash] },
      limit: 1,
    });
    const [snapshot] = docs;
    if (!snapshot) return null;
    return { ...describeSnapshot(snapshot), json: snapshot.json, csv: snapshot.csv };
  }
}

const newestFirst = {
  collection: 'report-snapshots',
  sort: '-frozenAt',
  pagination: false,
  depth: 0,
  overrideAccess: true,
} as const;

function shownOf(month: string): Where {
  return { and: [{ month: { equals: month } }, { isProvisional: { not_equals: true } }] };
}

function toContractRow(row: MonthListing): FigureReceipt['rows'][number] {
  const { product, provider, medication, dose, inStock, isRegistered, seenAt, sourceUrl } = row;
  return {
    product,
    provider,
    medication,
    dose,
    price: toDecimalString(row.pricePence),
    priceBefore: toDecimalString(row.baselinePence),
    total: toDecimalString(totalOf(row)),
    inStock,
    isRegistered,
    seenAt,
    sourceUrl,
  };
}
