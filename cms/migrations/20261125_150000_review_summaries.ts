import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/** Summaries held a hundred of the newest reviews, of which a provider page shows twelve. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE review_summaries ADD revision numeric DEFAULT 0 NOT NULL`);
  await db.run(sql`UPDATE review_summaries SET newest =
    (SELECT json_group_array(json(value)) FROM (SELECT value FROM json_each(newest) ORDER BY key LIMIT 12))`);
}

/** The version before has as many reviews as it holds with the next one of a provider. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE review_summaries DROP COLUMN revision`);
}
