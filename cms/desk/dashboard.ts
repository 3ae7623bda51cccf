import type { Payload, TypedUser, Where } from 'payload';
import { hasRole } from '#collections/access/roles.ts';
import { findReadable } from '../database/find-readable.ts';
import { countCalendar } from './calendar.ts';
import { countEditorTasks, type EditorTask } from './editor-tasks.ts';
import { mailingsSince } from './filters.ts';
import { skippedDocuments, type SkippedDocument } from './skipped-documents.ts';

/** For how long a report that was sent counts as news. */
const sentDays = 30;

export type DashboardContent = {
  tasks: EditorTask[];
  /** How much of the calendar is overdue, and how much is to come until Sunday, for editors. */
  calendar: { overdue: number; thisWeek: number } | null;
  /** What visitors do not see as it is stored, for those who can put it right. */
  skipped: SkippedDocument[];
  /** How many people have price alerts, for editors; whose they are is shown to nobody. */
  priceAlerts: number;
  /** The reports that were sent by email in the last 30 days, for editors. */
  sentReports: { count: number; where: Where };
  /** The price import that was applied last, for those who may import. */
  lastImport: { fileName: string; appliedAt: string; changedRows: number } | null;
};

/** What the dashboard shows an account at `now`: only what that account can act on. */
export async function readDashboard(
  payload: Payload,
  user: TypedUser,
  now: Date,
): Promise<DashboardContent> {
  const where = mailingsSince(new Date(now.getTime() - sentDays * 24 * 60 * 60 * 1000));
  const tasks = await countEditorTasks(payload, user, now);
  const calendar = hasRole(user, 'editor') ? await countCalendar(payload, now) : null;
  const [{ totalDocs: count }, priceAlerts, lastImport] = await Promise.all([
    payload.count({ collection: 'mailings', where, overrideAccess: true }),
    hasRole(user, 'editor') ? countPriceAlerts(payload) : 0,
    hasRole(user, 'editor', 'clerk') ? findLastImport(payload) : null,
  ]);
  return {
    tasks,
    calendar,
    skipped: hasRole(user, 'editor') ? await skippedDocuments(payload) : [],
    priceAlerts,
    sentReports: { count: hasRole(user, 'editor') ? count : 0, where },
    lastImport,
  };
}

async function countPriceAlerts(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'price-alerts',
    where: { status: { equals: 'active' } },
    overrideAccess: true,
  });
  return totalDocs;
}

async function findLastImport(payload: Payload): Promise<DashboardContent['lastImport']> {
  const [last] = await findReadable(payload, {
    collection: 'price-imports',
    where: { status: { equals: 'applied' } },
    sort: '-appliedAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  if (!last?.appliedAt) return null;
  const { fileName, appliedAt, changedRows, createdRows } = last;
  return { fileName, appliedAt, changedRows: (changedRows ?? 0) + (createdRows ?? 0) };
}
