import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`reviews_open_reports_idx\`;`)
  await db.run(sql`CREATE INDEX \`deletedAt_openReports_idx\` ON \`reviews\` (\`deleted_at\`,\`open_reports\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`deletedAt_openReports_idx\`;`)
  await db.run(sql`CREATE INDEX \`reviews_open_reports_idx\` ON \`reviews\` (\`open_reports\`);`)
}
