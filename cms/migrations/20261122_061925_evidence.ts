import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`registrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`provider_id\` text(36) NOT NULL,
  	\`register\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`number\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`checked_at\` text NOT NULL,
  	\`checked_by_id\` text(36),
  	\`ends_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`provider_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`checked_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`registrations_provider_idx\` ON \`registrations\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`registrations_checked_at_idx\` ON \`registrations\` (\`checked_at\`);`)
  await db.run(sql`CREATE INDEX \`registrations_checked_by_idx\` ON \`registrations\` (\`checked_by_id\`);`)
  await db.run(sql`CREATE INDEX \`registrations_ends_at_idx\` ON \`registrations\` (\`ends_at\`);`)
  await db.run(sql`CREATE INDEX \`registrations_updated_at_idx\` ON \`registrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`registrations_created_at_idx\` ON \`registrations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`registrations_deleted_at_idx\` ON \`registrations\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE TABLE \`complaints\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`complaint\` text NOT NULL,
  	\`outcome\` text,
  	\`status\` text DEFAULT 'open' NOT NULL,
  	\`answer_by\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`answered_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`complaints_status_idx\` ON \`complaints\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`complaints_answer_by_idx\` ON \`complaints\` (\`answer_by\`);`)
  await db.run(sql`CREATE INDEX \`complaints_received_at_idx\` ON \`complaints\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`complaints_updated_at_idx\` ON \`complaints\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`complaints_created_at_idx\` ON \`complaints\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`helpful_votes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`review_id\` text(36) NOT NULL,
  	\`code\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`review_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`helpful_votes_review_idx\` ON \`helpful_votes\` (\`review_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`helpful_votes_code_idx\` ON \`helpful_votes\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`helpful_votes_updated_at_idx\` ON \`helpful_votes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`helpful_votes_created_at_idx\` ON \`helpful_votes\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`medications\` ADD \`leaflet_url\` text;`)
  await db.run(sql`ALTER TABLE \`medications\` ADD \`nhs_url\` text;`)
  await db.run(sql`ALTER TABLE \`medications\` ADD \`guide_id\` text(36) REFERENCES guides(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`medications_guide_idx\` ON \`medications\` (\`guide_id\`);`)
  await db.run(sql`ALTER TABLE \`_medications_v\` ADD \`version_leaflet_url\` text;`)
  await db.run(sql`ALTER TABLE \`_medications_v\` ADD \`version_nhs_url\` text;`)
  await db.run(sql`ALTER TABLE \`_medications_v\` ADD \`version_guide_id\` text(36) REFERENCES guides(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_medications_v_version_version_guide_idx\` ON \`_medications_v\` (\`version_guide_id\`);`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`was_published\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`product_id\` text(36) REFERENCES products(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`discounts_product_idx\` ON \`discounts\` (\`product_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`registrations_id\` text(36) REFERENCES registrations(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`corrections_id\` text(36) REFERENCES corrections(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`complaints_id\` text(36) REFERENCES complaints(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`helpful_votes_id\` text(36) REFERENCES helpful_votes(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_corrections_id_idx\` ON \`payload_locked_documents_rels\` (\`corrections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_complaints_id_idx\` ON \`payload_locked_documents_rels\` (\`complaints_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_helpful_votes_id_idx\` ON \`payload_locked_documents_rels\` (\`helpful_votes_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`is_strict\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`cqc_registered\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`gphc_registered\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`gmc_verified\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_cqc_registered\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_gphc_registered\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_gmc_verified\`;`)
  // What visitors have seen of reviews until now is what they see.
  await db.run(sql`UPDATE \`reviews\` SET \`was_published\` = true WHERE \`status\` = 'published';`)
  // That a review is sample data is no evidence, and what a program ticked nobody has signed off.
  await db.run(sql`UPDATE \`reviews\` SET \`verified\` = false, \`verified_evidence\` = NULL WHERE \`verified_evidence\` = 'seed';`)
  await db.run(sql`UPDATE \`discounts\` SET \`is_signed_off\` = false, \`signed_off_at\` = NULL WHERE \`is_signed_off\` = true AND \`signed_off_by_id\` IS NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // Before anything that refers to another is dropped.
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`DROP TABLE \`registrations\`;`)
  await db.run(sql`DROP TABLE \`corrections\`;`)
  await db.run(sql`DROP TABLE \`complaints\`;`)
  await db.run(sql`DROP TABLE \`helpful_votes\`;`)
  await db.run(sql`CREATE TABLE \`__new_medications\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`active_ingredient\` text,
  	\`description\` text,
  	\`dosage_range\` text,
  	\`mechanism\` text,
  	\`frequency\` text,
  	\`badge\` text,
  	\`theme\` text DEFAULT 'neutral',
  	\`order\` numeric DEFAULT 100,
  	\`overrule_note\` text,
  	\`overruled_words\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_medications\`("id", "name", "slug", "active_ingredient", "description", "dosage_range", "mechanism", "frequency", "badge", "theme", "order", "overrule_note", "overruled_words", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "name", "slug", "active_ingredient", "description", "dosage_range", "mechanism", "frequency", "badge", "theme", "order", "overrule_note", "overruled_words", "updated_at", "created_at", "deleted_at", "_status" FROM \`medications\`;`)
  await db.run(sql`DROP TABLE \`medications\`;`)
  await db.run(sql`ALTER TABLE \`__new_medications\` RENAME TO \`medications\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`medications_name_idx\` ON \`medications\` (\`name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`medications_slug_idx\` ON \`medications\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`medications_order_idx\` ON \`medications\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`medications_updated_at_idx\` ON \`medications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`medications_created_at_idx\` ON \`medications\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`medications_deleted_at_idx\` ON \`medications\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`medications__status_idx\` ON \`medications\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__medications_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_active_ingredient\` text,
  	\`version_description\` text,
  	\`version_dosage_range\` text,
  	\`version_mechanism\` text,
  	\`version_frequency\` text,
  	\`version_badge\` text,
  	\`version_theme\` text DEFAULT 'neutral',
  	\`version_order\` numeric DEFAULT 100,
  	\`version_overrule_note\` text,
  	\`version_overruled_words\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`medications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__medications_v\`("id", "parent_id", "version_name", "version_slug", "version_active_ingredient", "version_description", "version_dosage_range", "version_mechanism", "version_frequency", "version_badge", "version_theme", "version_order", "version_overrule_note", "version_overruled_words", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_name", "version_slug", "version_active_ingredient", "version_description", "version_dosage_range", "version_mechanism", "version_frequency", "version_badge", "version_theme", "version_order", "version_overrule_note", "version_overruled_words", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_medications_v\`;`)
  await db.run(sql`DROP TABLE \`_medications_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__medications_v\` RENAME TO \`_medications_v\`;`)
  await db.run(sql`CREATE INDEX \`_medications_v_parent_idx\` ON \`_medications_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_version_version_name_idx\` ON \`_medications_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_version_version_slug_idx\` ON \`_medications_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_version_version_order_idx\` ON \`_medications_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_version_version_updated_at_idx\` ON \`_medications_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_version_version_created_at_idx\` ON \`_medications_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_version_version_deleted_at_idx\` ON \`_medications_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_version_version__status_idx\` ON \`_medications_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_created_at_idx\` ON \`_medications_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_updated_at_idx\` ON \`_medications_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_latest_idx\` ON \`_medications_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_discounts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`provider_id\` text(36) NOT NULL,
  	\`discount_text\` text NOT NULL,
  	\`code\` text,
  	\`percentage_off\` numeric,
  	\`fixed_amount_off_pence\` numeric,
  	\`is_signed_off\` integer DEFAULT false,
  	\`signed_off_by_id\` text(36),
  	\`signed_off_at\` text,
  	\`validity_period\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`is_active\` integer DEFAULT true,
  	\`discovered_at\` text NOT NULL,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`overrule_note\` text,
  	\`overruled_words\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`provider_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`signed_off_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_discounts\`("id", "provider_id", "discount_text", "code", "percentage_off", "fixed_amount_off_pence", "is_signed_off", "signed_off_by_id", "signed_off_at", "validity_period", "url", "is_active", "discovered_at", "starts_at", "ends_at", "overrule_note", "overruled_words", "updated_at", "created_at", "deleted_at") SELECT "id", "provider_id", "discount_text", "code", "percentage_off", "fixed_amount_off_pence", "is_signed_off", "signed_off_by_id", "signed_off_at", "validity_period", "url", "is_active", "discovered_at", "starts_at", "ends_at", "overrule_note", "overruled_words", "updated_at", "created_at", "deleted_at" FROM \`discounts\`;`)
  await db.run(sql`DROP TABLE \`discounts\`;`)
  await db.run(sql`ALTER TABLE \`__new_discounts\` RENAME TO \`discounts\`;`)
  await db.run(sql`CREATE INDEX \`discounts_provider_idx\` ON \`discounts\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`discounts_signed_off_by_idx\` ON \`discounts\` (\`signed_off_by_id\`);`)
  await db.run(sql`CREATE INDEX \`discounts_is_active_idx\` ON \`discounts\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`discounts_ends_at_idx\` ON \`discounts\` (\`ends_at\`);`)
  await db.run(sql`CREATE INDEX \`discounts_updated_at_idx\` ON \`discounts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`discounts_created_at_idx\` ON \`discounts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`discounts_deleted_at_idx\` ON \`discounts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`providers_id\` text(36),
  	\`products_id\` text(36),
  	\`medications_id\` text(36),
  	\`reviews_id\` text(36),
  	\`review_reports_id\` text(36),
  	\`sentiment_snapshots_id\` text(36),
  	\`discounts_id\` text(36),
  	\`guides_id\` text(36),
  	\`market_reports_id\` text(36),
  	\`legal_pages_id\` text(36),
  	\`contact_messages_id\` text(36),
  	\`users_id\` text(36),
  	\`price_imports_id\` text(36),
  	\`review_summaries_id\` text(36),
  	\`subscriptions_id\` text(36),
  	\`suppressions_id\` text(36),
  	\`mailings_id\` text(36),
  	\`deliveries_id\` text(36),
  	\`audit_trail_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`providers_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`medications_id\`) REFERENCES \`medications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`review_reports_id\`) REFERENCES \`review_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sentiment_snapshots_id\`) REFERENCES \`sentiment_snapshots\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`discounts_id\`) REFERENCES \`discounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guides_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`market_reports_id\`) REFERENCES \`market_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`legal_pages_id\`) REFERENCES \`legal_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`price_imports_id\`) REFERENCES \`price_imports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`review_summaries_id\`) REFERENCES \`review_summaries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscriptions_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`suppressions_id\`) REFERENCES \`suppressions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mailings_id\`) REFERENCES \`mailings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deliveries_id\`) REFERENCES \`deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_trail_id\`) REFERENCES \`audit_trail\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "providers_id", "products_id", "medications_id", "reviews_id", "review_reports_id", "sentiment_snapshots_id", "discounts_id", "guides_id", "market_reports_id", "legal_pages_id", "contact_messages_id", "users_id", "price_imports_id", "review_summaries_id", "subscriptions_id", "suppressions_id", "mailings_id", "deliveries_id", "audit_trail_id") SELECT "id", "order", "parent_id", "path", "providers_id", "products_id", "medications_id", "reviews_id", "review_reports_id", "sentiment_snapshots_id", "discounts_id", "guides_id", "market_reports_id", "legal_pages_id", "contact_messages_id", "users_id", "price_imports_id", "review_summaries_id", "subscriptions_id", "suppressions_id", "mailings_id", "deliveries_id", "audit_trail_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_providers_id_idx\` ON \`payload_locked_documents_rels\` (\`providers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_medications_id_idx\` ON \`payload_locked_documents_rels\` (\`medications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_review_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`review_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sentiment_snapshots_id_idx\` ON \`payload_locked_documents_rels\` (\`sentiment_snapshots_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_discounts_id_idx\` ON \`payload_locked_documents_rels\` (\`discounts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guides_id_idx\` ON \`payload_locked_documents_rels\` (\`guides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_market_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`market_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_legal_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`legal_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_imports_id_idx\` ON \`payload_locked_documents_rels\` (\`price_imports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_review_summaries_id_idx\` ON \`payload_locked_documents_rels\` (\`review_summaries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_suppressions_id_idx\` ON \`payload_locked_documents_rels\` (\`suppressions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mailings_id_idx\` ON \`payload_locked_documents_rels\` (\`mailings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_trail_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_trail_id\`);`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`cqc_registered\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`gphc_registered\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`gmc_verified\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_cqc_registered\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_gphc_registered\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_gmc_verified\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`was_published\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`is_strict\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
