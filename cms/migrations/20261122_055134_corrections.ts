import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`corrections\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`product_id\` text(36) NOT NULL,
  	\`what_is_wrong\` text NOT NULL,
  	\`what_is_right\` text NOT NULL,
  	\`link\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`reported_at\` text NOT NULL,
  	\`settled_at\` text,
  	\`observation_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`observation_id\`) REFERENCES \`observations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`corrections_product_idx\` ON \`corrections\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`corrections_status_idx\` ON \`corrections\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`corrections_reported_at_idx\` ON \`corrections\` (\`reported_at\`);`)
  await db.run(sql`CREATE INDEX \`corrections_observation_idx\` ON \`corrections\` (\`observation_id\`);`)
  await db.run(sql`CREATE INDEX \`corrections_updated_at_idx\` ON \`corrections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`corrections_created_at_idx\` ON \`corrections\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`corrections_id\` text(36) REFERENCES corrections(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_corrections_id_idx\` ON \`payload_locked_documents_rels\` (\`corrections_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`corrections\`;`)
}
