import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`report_snapshots\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`month\` text NOT NULL,
  	\`as_of\` text NOT NULL,
  	\`frozen_at\` text NOT NULL,
  	\`row_count\` numeric NOT NULL,
  	\`left_out\` numeric NOT NULL,
  	\`sha256\` text NOT NULL,
  	\`csv_sha256\` text NOT NULL,
  	\`json\` text NOT NULL,
  	\`csv\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`report_snapshots_month_idx\` ON \`report_snapshots\` (\`month\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`report_snapshots_sha256_idx\` ON \`report_snapshots\` (\`sha256\`);`)
  await db.run(sql`CREATE INDEX \`report_snapshots_csv_sha256_idx\` ON \`report_snapshots\` (\`csv_sha256\`);`)
  await db.run(sql`ALTER TABLE \`market_reports\` ADD \`snapshot\` text;`)
  await db.run(sql`ALTER TABLE \`market_reports\` ADD \`edited_figures\` text;`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` ADD \`version_snapshot\` text;`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` ADD \`version_edited_figures\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`report_snapshots\`;`)
  await db.run(sql`ALTER TABLE \`market_reports\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`market_reports\` DROP COLUMN \`edited_figures\`;`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` DROP COLUMN \`version_snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` DROP COLUMN \`version_edited_figures\`;`)
}
