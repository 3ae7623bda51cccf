import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`report_snapshots\` ADD \`is_provisional\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`report_snapshots_is_provisional_idx\` ON \`report_snapshots\` (\`is_provisional\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`report_snapshots_is_provisional_idx\`;`)
  await db.run(sql`ALTER TABLE \`report_snapshots\` DROP COLUMN \`is_provisional\`;`)
}
