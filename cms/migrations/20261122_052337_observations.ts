import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`observations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`product_id\` text(36) NOT NULL,
  	\`provider_id\` text(36) NOT NULL,
  	\`medication_id\` text(36) NOT NULL,
  	\`dose\` text NOT NULL,
  	\`price_pence\` numeric NOT NULL,
  	\`consultation_fee_pence\` numeric,
  	\`delivery_fee_pence\` numeric,
  	\`in_stock\` integer,
  	\`source_url\` text,
  	\`seen_at\` text NOT NULL,
  	\`recorded_at\` text NOT NULL,
  	\`route\` text NOT NULL,
  	\`by_id\` text(36),
  	\`by_role\` text,
  	\`price_import_id\` text(36),
  	\`is_listed\` integer DEFAULT false NOT NULL,
  	\`corrects_id\` text(36),
  	\`note\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`provider_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`medication_id\`) REFERENCES \`medications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`price_import_id\`) REFERENCES \`price_imports\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`corrects_id\`) REFERENCES \`observations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`observations_product_idx\` ON \`observations\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`observations_provider_idx\` ON \`observations\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`observations_medication_idx\` ON \`observations\` (\`medication_id\`);`)
  await db.run(sql`CREATE INDEX \`observations_recorded_at_idx\` ON \`observations\` (\`recorded_at\`);`)
  await db.run(sql`CREATE INDEX \`observations_by_idx\` ON \`observations\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`observations_price_import_idx\` ON \`observations\` (\`price_import_id\`);`)
  await db.run(sql`CREATE INDEX \`observations_corrects_idx\` ON \`observations\` (\`corrects_id\`);`)
  await db.run(sql`CREATE INDEX \`product_recordedAt_idx\` ON \`observations\` (\`product_id\`,\`recorded_at\`);`)
  await db.run(sql`CREATE INDEX \`provider_recordedAt_idx\` ON \`observations\` (\`provider_id\`,\`recorded_at\`);`)
  await db.run(sql`CREATE INDEX \`medication_dose_recordedAt_idx\` ON \`observations\` (\`medication_id\`,\`dose\`,\`recorded_at\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`observation\` text;`)
  await carryPriceHistory(db)
  await db.run(sql`DROP TABLE \`price_history\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`ALTER TABLE \`price_imports\` ADD \`checked_rows\` numeric;`)
  await db.run(sql`ALTER TABLE \`price_imports\` DROP COLUMN \`written_rows\`;`)
}

/**
 * Every price that was set becomes an observation: what it cost, and nothing of what was not kept then. Each product then
 * names one more, of all that is stored of it, as of its last check and its last save.
 */
async function carryPriceHistory(db: MigrateUpArgs['db']): Promise<void> {
  await db.run(sql`
    INSERT INTO observations (
      id, product_id, provider_id, medication_id, dose, price_pence, seen_at, recorded_at, route, by_id, price_import_id, is_listed
    ) SELECT
      id, product_id, provider_id, medication_id, dose, new_price_pence, changed_at, changed_at,
      CASE source WHEN 'editor' THEN 'form' WHEN 'seed' THEN 'sample' ELSE source END, changed_by_id, price_import_id, true
    FROM price_history`)
  await db.run(sql`
    UPDATE products SET checked_through = CASE checked_through WHEN 'editor' THEN 'form' ELSE 'sample' END
    WHERE checked_through IN ('editor', 'seed')`)
  await db.run(sql`
    UPDATE products SET observation = json_object(
      'id', lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))),
      'recordedAt', max(
        coalesce(updated_at, checked_at),
        coalesce(
          (SELECT strftime('%Y-%m-%dT%H:%M:%fZ', max(recorded_at), '+0.001 seconds') FROM observations WHERE product_id = products.id),
          coalesce(updated_at, checked_at)
        )
      ),
      'route', 'system', 'by', NULL, 'byRole', NULL, 'priceImport', NULL, 'corrects', NULL, 'note', NULL
    )`)
  await db.run(sql`
    INSERT INTO observations (
      id, product_id, provider_id, medication_id, dose, price_pence, consultation_fee_pence, delivery_fee_pence, in_stock,
      source_url, seen_at, recorded_at, route, is_listed
    ) SELECT
      observation ->> 'id', id, provider_id, medication_id, dose, price_pence, consultation_fee_pence, delivery_fee_pence, in_stock,
      source_url, checked_at, observation ->> 'recordedAt', 'system', deleted_at IS NULL
    FROM products`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`price_history\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`product_id\` text(36) NOT NULL,
  	\`provider_id\` text(36) NOT NULL,
  	\`medication_id\` text(36) NOT NULL,
  	\`dose\` text NOT NULL,
  	\`old_price_pence\` numeric,
  	\`new_price_pence\` numeric NOT NULL,
  	\`changed_at\` text NOT NULL,
  	\`changed_by_id\` text(36),
  	\`source\` text NOT NULL,
  	\`price_import_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`provider_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`medication_id\`) REFERENCES \`medications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`changed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`price_import_id\`) REFERENCES \`price_imports\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`price_history_product_idx\` ON \`price_history\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`price_history_provider_idx\` ON \`price_history\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`price_history_medication_idx\` ON \`price_history\` (\`medication_id\`);`)
  await db.run(sql`CREATE INDEX \`price_history_changed_at_idx\` ON \`price_history\` (\`changed_at\`);`)
  await db.run(sql`CREATE INDEX \`price_history_changed_by_idx\` ON \`price_history\` (\`changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`price_history_price_import_idx\` ON \`price_history\` (\`price_import_id\`);`)
  await db.run(sql`CREATE INDEX \`price_history_updated_at_idx\` ON \`price_history\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`price_history_created_at_idx\` ON \`price_history\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`product_changedAt_idx\` ON \`price_history\` (\`product_id\`,\`changed_at\`);`)
  await db.run(sql`DROP TABLE \`observations\`;`)
  await db.run(sql`ALTER TABLE \`price_imports\` ADD \`written_rows\` numeric;`)
  await db.run(sql`ALTER TABLE \`price_imports\` DROP COLUMN \`checked_rows\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`price_history_id\` text(36) REFERENCES price_history(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_history_id_idx\` ON \`payload_locked_documents_rels\` (\`price_history_id\`);`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`observation\`;`)
}
