import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`medications_dose_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`dose\` text,
  	\`weeks\` numeric DEFAULT 4,
  	\`is_only_if_needed\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`medications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`medications_dose_steps_order_idx\` ON \`medications_dose_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`medications_dose_steps_parent_id_idx\` ON \`medications_dose_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_medications_v_version_dose_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`dose\` text,
  	\`weeks\` numeric DEFAULT 4,
  	\`is_only_if_needed\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_medications_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_medications_v_version_dose_steps_order_idx\` ON \`_medications_v_version_dose_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_version_dose_steps_parent_id_idx\` ON \`_medications_v_version_dose_steps\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`medications\` ADD \`dose_steps_note\` text;`)
  await db.run(sql`ALTER TABLE \`medications\` ADD \`dose_steps_url\` text;`)
  await db.run(sql`ALTER TABLE \`_medications_v\` ADD \`version_dose_steps_note\` text;`)
  await db.run(sql`ALTER TABLE \`_medications_v\` ADD \`version_dose_steps_url\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`medications_dose_steps\`;`)
  await db.run(sql`DROP TABLE \`_medications_v_version_dose_steps\`;`)
  await db.run(sql`ALTER TABLE \`medications\` DROP COLUMN \`dose_steps_note\`;`)
  await db.run(sql`ALTER TABLE \`medications\` DROP COLUMN \`dose_steps_url\`;`)
  await db.run(sql`ALTER TABLE \`_medications_v\` DROP COLUMN \`version_dose_steps_note\`;`)
  await db.run(sql`ALTER TABLE \`_medications_v\` DROP COLUMN \`version_dose_steps_url\`;`)
}
