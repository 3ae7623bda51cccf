import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`catalogue_changes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`changes\` text NOT NULL,
  	\`writer\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`catalogue_changes_version_idx\` ON \`catalogue_changes\` (\`version\`);`)
  await db.run(sql`CREATE INDEX \`catalogue_changes_updated_at_idx\` ON \`catalogue_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`catalogue_changes_created_at_idx\` ON \`catalogue_changes\` (\`created_at\`);`)
  await db.run(sql`DROP TABLE \`catalogue_version\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`catalogue_version\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version\` text NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`DROP TABLE \`catalogue_changes\`;`)
}
