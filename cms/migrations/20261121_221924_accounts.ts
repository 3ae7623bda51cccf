import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` ADD \`is_first\` integer;`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_is_first_idx\` ON \`users\` (\`is_first\`);`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`lock_until\`;`)
  await db.run(sql`ALTER TABLE \`audit_trail\` ADD \`from\` text;`)
  await db.run(sql`CREATE INDEX \`audit_trail_from_idx\` ON \`audit_trail\` (\`from\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`users_is_first_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`is_first\`;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`lock_until\` text;`)
  await db.run(sql`DROP INDEX \`audit_trail_from_idx\`;`)
  await db.run(sql`ALTER TABLE \`audit_trail\` DROP COLUMN \`from\`;`)
}
