import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`broken_links\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`address\` text NOT NULL,
  	\`problem\` text NOT NULL,
  	\`failures\` numeric NOT NULL,
  	\`checked_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`broken_links_address_idx\` ON \`broken_links\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`broken_links_failures_idx\` ON \`broken_links\` (\`failures\`);`)
  await db.run(sql`CREATE INDEX \`broken_links_updated_at_idx\` ON \`broken_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`broken_links_created_at_idx\` ON \`broken_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`broken_links_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`guides_id\` text(36),
  	\`market_reports_id\` text(36),
  	\`legal_pages_id\` text(36),
  	\`medications_id\` text(36),
  	\`providers_id\` text(36),
  	\`products_id\` text(36),
  	\`discounts_id\` text(36),
  	\`registrations_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`broken_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guides_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`market_reports_id\`) REFERENCES \`market_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`legal_pages_id\`) REFERENCES \`legal_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`medications_id\`) REFERENCES \`medications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`providers_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`discounts_id\`) REFERENCES \`discounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`registrations_id\`) REFERENCES \`registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`broken_links_rels_order_idx\` ON \`broken_links_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`broken_links_rels_parent_idx\` ON \`broken_links_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`broken_links_rels_path_idx\` ON \`broken_links_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`broken_links_rels_guides_id_idx\` ON \`broken_links_rels\` (\`guides_id\`);`)
  await db.run(sql`CREATE INDEX \`broken_links_rels_market_reports_id_idx\` ON \`broken_links_rels\` (\`market_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`broken_links_rels_legal_pages_id_idx\` ON \`broken_links_rels\` (\`legal_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`broken_links_rels_medications_id_idx\` ON \`broken_links_rels\` (\`medications_id\`);`)
  await db.run(sql`CREATE INDEX \`broken_links_rels_providers_id_idx\` ON \`broken_links_rels\` (\`providers_id\`);`)
  await db.run(sql`CREATE INDEX \`broken_links_rels_products_id_idx\` ON \`broken_links_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`broken_links_rels_discounts_id_idx\` ON \`broken_links_rels\` (\`discounts_id\`);`)
  await db.run(sql`CREATE INDEX \`broken_links_rels_registrations_id_idx\` ON \`broken_links_rels\` (\`registrations_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`broken_links\`;`)
  await db.run(sql`DROP TABLE \`broken_links_rels\`;`)
}
