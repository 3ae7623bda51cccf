import type { Payload, TypedUser } from 'payload';
import { hasRole } from '#collections/access/roles.ts';
import { countEditorTasks, type EditorTask } from './editor-tasks.ts';
import { skippedDocuments, type SkippedDocument } from './skipped-documents.ts';

export type DashboardContent = {
  tasks: EditorTask[];
  /** What visitors do not see as it is stored, for those who can put it right. */
  skipped: SkippedDocument[];
  /** How many people have price alerts, for editors; whose they are is shown to nobody. */
  priceAlerts: number;
  /** The price import that was applied last, for those who may import. */
  lastImport: { fileName: string; appliedAt: string; changedRows: number } | null;
};

/** What the dashboard shows an account at `now`: only what that account can act on. */
export async function readDashboard(
  payload: Payload,
  user: TypedUser,
  now: Date,
): Promise<DashboardContent> {
  const [tasks, priceAlerts, lastImport] = await Promise.all([
    countEditorTasks(payload, user, now),
    hasRole(user, 'editor') ? countPriceAlerts(payload) : 0,
    hasRole(user, 'editor', 'clerk') ? findLastImport(payload) : null,
  ]);
  return {
    tasks,
    skipped: hasRole(user, 'editor') ? skippedDocuments(payload) : [],
    priceAlerts,
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
  const { docs } = await payload.find({
    collection: 'price-imports',
    where: { status: { equals: 'applied' } },
    sort: '-appliedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const [last] = docs;
  if (!last?.appliedAt) return null;
  const { fileName, appliedAt, changedRows, createdRows } = last;
  return { fileName, appliedAt, changedRows: (changedRows ?? 0) + (createdRows ?? 0) };
}
