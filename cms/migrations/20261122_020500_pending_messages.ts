import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`subscriptions\` RENAME COLUMN \`owed_message\` TO \`pending_message\`;`)
  await db.run(sql`ALTER TABLE \`mailings\` RENAME COLUMN \`enlisted_up_to\` TO \`expanded_up_to\`;`)
  await db.run(sql`ALTER TABLE \`mailings\` RENAME COLUMN \`is_enlisted\` TO \`is_expanded\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`subscriptions\` RENAME COLUMN \`pending_message\` TO \`owed_message\`;`)
  await db.run(sql`ALTER TABLE \`mailings\` RENAME COLUMN \`expanded_up_to\` TO \`enlisted_up_to\`;`)
  await db.run(sql`ALTER TABLE \`mailings\` RENAME COLUMN \`is_expanded\` TO \`is_enlisted\`;`)
}
