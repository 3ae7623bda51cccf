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
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`product_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`discounts_product_idx\` ON \`discounts\` (\`product_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`registrations_id\` text(36) REFERENCES registrations(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`registrations_id\`);`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`cqc_registered\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`gphc_registered\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`gmc_verified\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_cqc_registered\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_gphc_registered\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_gmc_verified\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`registrations\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  	\`price_history_id\` text(36),
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
  	FOREIGN KEY (\`price_history_id\`) REFERENCES \`price_history\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`price_imports_id\`) REFERENCES \`price_imports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`review_summaries_id\`) REFERENCES \`review_summaries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscriptions_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`suppressions_id\`) REFERENCES \`suppressions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mailings_id\`) REFERENCES \`mailings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deliveries_id\`) REFERENCES \`deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_trail_id\`) REFERENCES \`audit_trail\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "providers_id", "products_id", "medications_id", "reviews_id", "review_reports_id", "sentiment_snapshots_id", "discounts_id", "guides_id", "market_reports_id", "legal_pages_id", "contact_messages_id", "users_id", "price_history_id", "price_imports_id", "review_summaries_id", "subscriptions_id", "suppressions_id", "mailings_id", "deliveries_id", "audit_trail_id") SELECT "id", "order", "parent_id", "path", "providers_id", "products_id", "medications_id", "reviews_id", "review_reports_id", "sentiment_snapshots_id", "discounts_id", "guides_id", "market_reports_id", "legal_pages_id", "contact_messages_id", "users_id", "price_history_id", "price_imports_id", "review_summaries_id", "subscriptions_id", "suppressions_id", "mailings_id", "deliveries_id", "audit_trail_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_history_id_idx\` ON \`payload_locked_documents_rels\` (\`price_history_id\`);`)
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
}
