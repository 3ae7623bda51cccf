import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/** Summaries held a hundred of the newest reviews, of which a provider page shows twelve. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE review_summaries SET newest =
    (SELECT json_group_array(json(value)) FROM (SELECT value FROM json_each(newest) ORDER BY key LIMIT 12))`);
}

/** The version before counts as many as it holds with a provider's next review. */
export function down(): Promise<void> {
  return Promise.resolve();
}
