import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`home\` ADD \`overrule_note\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`overruled_words\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`overrule_note\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`overruled_words\`;`)
}
