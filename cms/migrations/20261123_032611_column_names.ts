import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`column_names\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`heading\` text NOT NULL,
  	\`read_as\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`column_names_heading_idx\` ON \`column_names\` (\`heading\`);`)
  await db.run(sql`CREATE INDEX \`column_names_updated_at_idx\` ON \`column_names\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`column_names_created_at_idx\` ON \`column_names\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`column_names\`;`)
}
