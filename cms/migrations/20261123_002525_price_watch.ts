import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`watched_prices\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`product_id\` text(36) NOT NULL,
  	\`address\` text,
  	\`price_selector\` text,
  	\`stock_selector\` text,
  	\`every_days\` numeric DEFAULT 1 NOT NULL,
  	\`outcome\` text,
  	\`visited_at\` text,
  	\`next_visit_at\` text,
  	\`failures\` numeric,
  	\`proposal\` text,
  	\`seen_at\` text,
  	\`seen_price_pence\` numeric,
  	\`seen_in_stock\` integer,
  	\`seen_excerpt\` text,
  	\`seen_evidence\` text,
  	\`stored_price_pence\` numeric,
  	\`stored_in_stock\` integer,
  	\`read_with\` text,
  	\`etag\` text,
  	\`last_modified\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`watched_prices_product_idx\` ON \`watched_prices\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`watched_prices_next_visit_at_idx\` ON \`watched_prices\` (\`next_visit_at\`);`)
  await db.run(sql`CREATE INDEX \`watched_prices_failures_idx\` ON \`watched_prices\` (\`failures\`);`)
  await db.run(sql`CREATE INDEX \`watched_prices_proposal_idx\` ON \`watched_prices\` (\`proposal\`);`)
  await db.run(sql`CREATE INDEX \`watched_prices_updated_at_idx\` ON \`watched_prices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`watched_prices_created_at_idx\` ON \`watched_prices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`watched_providers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`provider_id\` text(36) NOT NULL,
  	\`address\` text,
  	\`price_selector\` text,
  	\`stock_selector\` text,
  	\`counts_unchanged\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`provider_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`watched_providers_provider_idx\` ON \`watched_providers\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`watched_providers_updated_at_idx\` ON \`watched_providers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`watched_providers_created_at_idx\` ON \`watched_providers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`watched_hosts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`host\` text NOT NULL,
  	\`leased_until\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`watched_hosts_host_idx\` ON \`watched_hosts\` (\`host\`);`)
  await db.run(sql`CREATE INDEX \`watched_hosts_updated_at_idx\` ON \`watched_hosts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`watched_hosts_created_at_idx\` ON \`watched_hosts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`price_watch\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_on\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`watched_prices_id\` text(36) REFERENCES watched_prices(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`watched_providers_id\` text(36) REFERENCES watched_providers(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_watched_prices_id_idx\` ON \`payload_locked_documents_rels\` (\`watched_prices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_watched_providers_id_idx\` ON \`payload_locked_documents_rels\` (\`watched_providers_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`DROP TABLE \`watched_prices\`;`)
  await db.run(sql`DROP TABLE \`watched_providers\`;`)
  await db.run(sql`DROP TABLE \`watched_hosts\`;`)
  await db.run(sql`DROP TABLE \`price_watch\`;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`providers_id\` text(36),
  	\`registrations_id\` text(36),
  	\`products_id\` text(36),
  	\`corrections_id\` text(36),
  	\`medications_id\` text(36),
  	\`reviews_id\` text(36),
  	\`review_reports_id\` text(36),
  	\`sentiment_snapshots_id\` text(36),
  	\`discounts_id\` text(36),
  	\`guides_id\` text(36),
  	\`market_reports_id\` text(36),
  	\`legal_pages_id\` text(36),
  	\`notes_id\` text(36),
  	\`media_id\` text(36),
  	\`contact_messages_id\` text(36),
  	\`complaints_id\` text(36),
  	\`users_id\` text(36),
  	\`machines_id\` text(36),
  	\`price_imports_id\` text(36),
  	\`review_summaries_id\` text(36),
  	\`helpful_votes_id\` text(36),
  	\`subscriptions_id\` text(36),
  	\`suppressions_id\` text(36),
  	\`mailings_id\` text(36),
  	\`deliveries_id\` text(36),
  	\`audit_trail_id\` text(36),
  	\`second_factors_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`providers_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`registrations_id\`) REFERENCES \`registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`corrections_id\`) REFERENCES \`corrections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`medications_id\`) REFERENCES \`medications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`review_reports_id\`) REFERENCES \`review_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sentiment_snapshots_id\`) REFERENCES \`sentiment_snapshots\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`discounts_id\`) REFERENCES \`discounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guides_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`market_reports_id\`) REFERENCES \`market_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`legal_pages_id\`) REFERENCES \`legal_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notes_id\`) REFERENCES \`notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`complaints_id\`) REFERENCES \`complaints\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`machines_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`price_imports_id\`) REFERENCES \`price_imports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`review_summaries_id\`) REFERENCES \`review_summaries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`helpful_votes_id\`) REFERENCES \`helpful_votes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscriptions_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`suppressions_id\`) REFERENCES \`suppressions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mailings_id\`) REFERENCES \`mailings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deliveries_id\`) REFERENCES \`deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_trail_id\`) REFERENCES \`audit_trail\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`second_factors_id\`) REFERENCES \`second_factors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "providers_id", "registrations_id", "products_id", "corrections_id", "medications_id", "reviews_id", "review_reports_id", "sentiment_snapshots_id", "discounts_id", "guides_id", "market_reports_id", "legal_pages_id", "notes_id", "media_id", "contact_messages_id", "complaints_id", "users_id", "machines_id", "price_imports_id", "review_summaries_id", "helpful_votes_id", "subscriptions_id", "suppressions_id", "mailings_id", "deliveries_id", "audit_trail_id", "second_factors_id") SELECT "id", "order", "parent_id", "path", "providers_id", "registrations_id", "products_id", "corrections_id", "medications_id", "reviews_id", "review_reports_id", "sentiment_snapshots_id", "discounts_id", "guides_id", "market_reports_id", "legal_pages_id", "notes_id", "media_id", "contact_messages_id", "complaints_id", "users_id", "machines_id", "price_imports_id", "review_summaries_id", "helpful_votes_id", "subscriptions_id", "suppressions_id", "mailings_id", "deliveries_id", "audit_trail_id", "second_factors_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_providers_id_idx\` ON \`payload_locked_documents_rels\` (\`providers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_corrections_id_idx\` ON \`payload_locked_documents_rels\` (\`corrections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_medications_id_idx\` ON \`payload_locked_documents_rels\` (\`medications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_review_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`review_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sentiment_snapshots_id_idx\` ON \`payload_locked_documents_rels\` (\`sentiment_snapshots_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_discounts_id_idx\` ON \`payload_locked_documents_rels\` (\`discounts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guides_id_idx\` ON \`payload_locked_documents_rels\` (\`guides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_market_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`market_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_legal_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`legal_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_complaints_id_idx\` ON \`payload_locked_documents_rels\` (\`complaints_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_machines_id_idx\` ON \`payload_locked_documents_rels\` (\`machines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_imports_id_idx\` ON \`payload_locked_documents_rels\` (\`price_imports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_review_summaries_id_idx\` ON \`payload_locked_documents_rels\` (\`review_summaries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_helpful_votes_id_idx\` ON \`payload_locked_documents_rels\` (\`helpful_votes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_suppressions_id_idx\` ON \`payload_locked_documents_rels\` (\`suppressions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mailings_id_idx\` ON \`payload_locked_documents_rels\` (\`mailings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_trail_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_trail_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
