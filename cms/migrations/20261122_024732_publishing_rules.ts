import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`publishing_rules\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`publishing_rules_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`publishing_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`publishing_rules_texts_order_parent\` ON \`publishing_rules_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`overrule_note\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`overruled_words\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_overrule_note\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_overruled_words\` text;`)
  await db.run(sql`ALTER TABLE \`medications\` ADD \`overrule_note\` text;`)
  await db.run(sql`ALTER TABLE \`medications\` ADD \`overruled_words\` text;`)
  await db.run(sql`ALTER TABLE \`_medications_v\` ADD \`version_overrule_note\` text;`)
  await db.run(sql`ALTER TABLE \`_medications_v\` ADD \`version_overruled_words\` text;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`overrule_note\` text;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`overruled_words\` text;`)
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`overrule_note\` text;`)
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`overruled_words\` text;`)
  await db.run(sql`ALTER TABLE \`guides\` ADD \`overrule_note\` text;`)
  await db.run(sql`ALTER TABLE \`guides\` ADD \`overruled_words\` text;`)
  await db.run(sql`ALTER TABLE \`_guides_v\` ADD \`version_overrule_note\` text;`)
  await db.run(sql`ALTER TABLE \`_guides_v\` ADD \`version_overruled_words\` text;`)
  await db.run(sql`ALTER TABLE \`market_reports\` ADD \`overrule_note\` text;`)
  await db.run(sql`ALTER TABLE \`market_reports\` ADD \`overruled_words\` text;`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` ADD \`version_overrule_note\` text;`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` ADD \`version_overruled_words\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`publishing_rules\`;`)
  await db.run(sql`DROP TABLE \`publishing_rules_texts\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`overrule_note\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`overruled_words\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_overrule_note\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_overruled_words\`;`)
  await db.run(sql`ALTER TABLE \`medications\` DROP COLUMN \`overrule_note\`;`)
  await db.run(sql`ALTER TABLE \`medications\` DROP COLUMN \`overruled_words\`;`)
  await db.run(sql`ALTER TABLE \`_medications_v\` DROP COLUMN \`version_overrule_note\`;`)
  await db.run(sql`ALTER TABLE \`_medications_v\` DROP COLUMN \`version_overruled_words\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`overrule_note\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`overruled_words\`;`)
  await db.run(sql`ALTER TABLE \`discounts\` DROP COLUMN \`overrule_note\`;`)
  await db.run(sql`ALTER TABLE \`discounts\` DROP COLUMN \`overruled_words\`;`)
  await db.run(sql`ALTER TABLE \`guides\` DROP COLUMN \`overrule_note\`;`)
  await db.run(sql`ALTER TABLE \`guides\` DROP COLUMN \`overruled_words\`;`)
  await db.run(sql`ALTER TABLE \`_guides_v\` DROP COLUMN \`version_overrule_note\`;`)
  await db.run(sql`ALTER TABLE \`_guides_v\` DROP COLUMN \`version_overruled_words\`;`)
  await db.run(sql`ALTER TABLE \`market_reports\` DROP COLUMN \`overrule_note\`;`)
  await db.run(sql`ALTER TABLE \`market_reports\` DROP COLUMN \`overruled_words\`;`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` DROP COLUMN \`version_overrule_note\`;`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` DROP COLUMN \`version_overruled_words\`;`)
}
