import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`providers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`type\` text,
  	\`description\` text,
  	\`cqc_registered\` integer DEFAULT false,
  	\`gphc_registered\` integer DEFAULT false,
  	\`gmc_verified\` integer DEFAULT false,
  	\`website\` text,
  	\`address\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`pricing_analysis\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`providers_name_idx\` ON \`providers\` (\`name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`providers_slug_idx\` ON \`providers\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`providers_updated_at_idx\` ON \`providers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`providers_created_at_idx\` ON \`providers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`providers__status_idx\` ON \`providers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`providers_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`providers_texts_order_parent\` ON \`providers_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_providers_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_type\` text,
  	\`version_description\` text,
  	\`version_cqc_registered\` integer DEFAULT false,
  	\`version_gphc_registered\` integer DEFAULT false,
  	\`version_gmc_verified\` integer DEFAULT false,
  	\`version_website\` text,
  	\`version_address\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_pricing_analysis\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_providers_v_parent_idx\` ON \`_providers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_version_version_name_idx\` ON \`_providers_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_version_version_slug_idx\` ON \`_providers_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_version_version_updated_at_idx\` ON \`_providers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_version_version_created_at_idx\` ON \`_providers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_version_version__status_idx\` ON \`_providers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_created_at_idx\` ON \`_providers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_updated_at_idx\` ON \`_providers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_latest_idx\` ON \`_providers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_providers_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_providers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_providers_v_texts_order_parent\` ON \`_providers_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`provider_id\` text(36) NOT NULL,
  	\`medication_id\` text(36) NOT NULL,
  	\`dose\` text NOT NULL,
  	\`price_pence\` numeric NOT NULL,
  	\`price_unit\` text DEFAULT 'month' NOT NULL,
  	\`consultation_fee_pence\` numeric,
  	\`delivery_fee_pence\` numeric,
  	\`in_stock\` integer DEFAULT true NOT NULL,
  	\`source_url\` text,
  	\`checked_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`provider_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`medication_id\`) REFERENCES \`medications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`products_provider_idx\` ON \`products\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`products_medication_idx\` ON \`products\` (\`medication_id\`);`)
  await db.run(sql`CREATE INDEX \`products_checked_at_idx\` ON \`products\` (\`checked_at\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`provider_medication_dose_idx\` ON \`products\` (\`provider_id\`,\`medication_id\`,\`dose\`);`)
  await db.run(sql`CREATE TABLE \`medications\` (
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`medications_name_idx\` ON \`medications\` (\`name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`medications_slug_idx\` ON \`medications\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`medications_order_idx\` ON \`medications\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`medications_updated_at_idx\` ON \`medications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`medications_created_at_idx\` ON \`medications\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`medications__status_idx\` ON \`medications\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`medications_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`medications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`medications_texts_order_parent\` ON \`medications_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_medications_v\` (
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`medications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_medications_v_parent_idx\` ON \`_medications_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_version_version_name_idx\` ON \`_medications_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_version_version_slug_idx\` ON \`_medications_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_version_version_order_idx\` ON \`_medications_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_version_version_updated_at_idx\` ON \`_medications_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_version_version_created_at_idx\` ON \`_medications_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_version_version__status_idx\` ON \`_medications_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_created_at_idx\` ON \`_medications_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_updated_at_idx\` ON \`_medications_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_latest_idx\` ON \`_medications_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_medications_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_medications_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_medications_v_texts_order_parent\` ON \`_medications_v_texts\` (\`order\`,\`parent_id\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`provider_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`medication_id\`) REFERENCES \`medications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`changed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`price_history_product_idx\` ON \`price_history\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`price_history_provider_idx\` ON \`price_history\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`price_history_medication_idx\` ON \`price_history\` (\`medication_id\`);`)
  await db.run(sql`CREATE INDEX \`price_history_changed_at_idx\` ON \`price_history\` (\`changed_at\`);`)
  await db.run(sql`CREATE INDEX \`price_history_changed_by_idx\` ON \`price_history\` (\`changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`price_history_updated_at_idx\` ON \`price_history\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`price_history_created_at_idx\` ON \`price_history\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`product_changedAt_idx\` ON \`price_history\` (\`product_id\`,\`changed_at\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`provider_id\` text(36) NOT NULL,
  	\`rating\` numeric NOT NULL,
  	\`title\` text,
  	\`content\` text NOT NULL,
  	\`customer_name\` text NOT NULL,
  	\`location\` text,
  	\`status\` text DEFAULT 'pending' NOT NULL,
  	\`posted_at\` text NOT NULL,
  	\`consented_at\` text,
  	\`verified\` integer DEFAULT false,
  	\`sentiment\` text,
  	\`sentiment_confidence\` numeric,
  	\`helpful_count\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`provider_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_provider_idx\` ON \`reviews\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_status_idx\` ON \`reviews\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`reviews_posted_at_idx\` ON \`reviews\` (\`posted_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`provider_status_postedAt_idx\` ON \`reviews\` (\`provider_id\`,\`status\`,\`posted_at\`);`)
  await db.run(sql`CREATE INDEX \`provider_status_rating_postedAt_idx\` ON \`reviews\` (\`provider_id\`,\`status\`,\`rating\`,\`posted_at\`);`)
  await db.run(sql`CREATE INDEX \`provider_status_verified_postedAt_idx\` ON \`reviews\` (\`provider_id\`,\`status\`,\`verified\`,\`posted_at\`);`)
  await db.run(sql`CREATE TABLE \`review_reports\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`review_id\` text(36) NOT NULL,
  	\`reason\` text NOT NULL,
  	\`reported_at\` text NOT NULL,
  	\`status\` text DEFAULT 'open' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`review_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`review_reports_review_idx\` ON \`review_reports\` (\`review_id\`);`)
  await db.run(sql`CREATE INDEX \`review_reports_reported_at_idx\` ON \`review_reports\` (\`reported_at\`);`)
  await db.run(sql`CREATE INDEX \`review_reports_status_idx\` ON \`review_reports\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`review_reports_updated_at_idx\` ON \`review_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_reports_created_at_idx\` ON \`review_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sentiment_snapshots\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`provider_id\` text(36),
  	\`overall_sentiment\` text,
  	\`sentiment_score\` numeric,
  	\`sentiment_summary\` text,
  	\`trust_score\` text,
  	\`analysed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`provider_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sentiment_snapshots_provider_idx\` ON \`sentiment_snapshots\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`sentiment_snapshots_analysed_at_idx\` ON \`sentiment_snapshots\` (\`analysed_at\`);`)
  await db.run(sql`CREATE INDEX \`sentiment_snapshots_updated_at_idx\` ON \`sentiment_snapshots\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sentiment_snapshots_created_at_idx\` ON \`sentiment_snapshots\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sentiment_snapshots__status_idx\` ON \`sentiment_snapshots\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`sentiment_snapshots_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sentiment_snapshots\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sentiment_snapshots_texts_order_parent\` ON \`sentiment_snapshots_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sentiment_snapshots_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_provider_id\` text(36),
  	\`version_overall_sentiment\` text,
  	\`version_sentiment_score\` numeric,
  	\`version_sentiment_summary\` text,
  	\`version_trust_score\` text,
  	\`version_analysed_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sentiment_snapshots\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_provider_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_sentiment_snapshots_v_parent_idx\` ON \`_sentiment_snapshots_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sentiment_snapshots_v_version_version_provider_idx\` ON \`_sentiment_snapshots_v\` (\`version_provider_id\`);`)
  await db.run(sql`CREATE INDEX \`_sentiment_snapshots_v_version_version_analysed_at_idx\` ON \`_sentiment_snapshots_v\` (\`version_analysed_at\`);`)
  await db.run(sql`CREATE INDEX \`_sentiment_snapshots_v_version_version_updated_at_idx\` ON \`_sentiment_snapshots_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sentiment_snapshots_v_version_version_created_at_idx\` ON \`_sentiment_snapshots_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sentiment_snapshots_v_version_version__status_idx\` ON \`_sentiment_snapshots_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_sentiment_snapshots_v_created_at_idx\` ON \`_sentiment_snapshots_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sentiment_snapshots_v_updated_at_idx\` ON \`_sentiment_snapshots_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sentiment_snapshots_v_latest_idx\` ON \`_sentiment_snapshots_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_sentiment_snapshots_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_sentiment_snapshots_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sentiment_snapshots_v_texts_order_parent\` ON \`_sentiment_snapshots_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`review_summaries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`provider_id\` text(36) NOT NULL,
  	\`counts\` text NOT NULL,
  	\`newest\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`provider_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`review_summaries_provider_idx\` ON \`review_summaries\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`review_summaries_updated_at_idx\` ON \`review_summaries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_summaries_created_at_idx\` ON \`review_summaries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`discounts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`provider_id\` text(36) NOT NULL,
  	\`discount_text\` text NOT NULL,
  	\`code\` text,
  	\`percentage_off\` numeric,
  	\`fixed_amount_off_pence\` numeric,
  	\`validity_period\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`is_active\` integer DEFAULT true,
  	\`discovered_at\` text NOT NULL,
  	\`ends_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`provider_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`discounts_provider_idx\` ON \`discounts\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`discounts_is_active_idx\` ON \`discounts\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`discounts_updated_at_idx\` ON \`discounts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`discounts_created_at_idx\` ON \`discounts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`discounts_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`discounts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`discounts_texts_order_parent\` ON \`discounts_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`guides_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`publisher\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guides_sources_order_idx\` ON \`guides_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`guides_sources_parent_id_idx\` ON \`guides_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`guides\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`description\` text,
  	\`body\` text,
  	\`category\` text,
  	\`read_time_minutes\` numeric,
  	\`featured\` integer DEFAULT false,
  	\`order\` numeric DEFAULT 100,
  	\`reviewer_role\` text,
  	\`last_reviewed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`guides_slug_idx\` ON \`guides\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`guides_order_idx\` ON \`guides\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`guides_updated_at_idx\` ON \`guides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guides_created_at_idx\` ON \`guides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`guides__status_idx\` ON \`guides\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`guides_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guides_texts_order_parent\` ON \`guides_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`guides_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`guides_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guides_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guides_rels_order_idx\` ON \`guides_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`guides_rels_parent_idx\` ON \`guides_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`guides_rels_path_idx\` ON \`guides_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`guides_rels_guides_id_idx\` ON \`guides_rels\` (\`guides_id\`);`)
  await db.run(sql`CREATE TABLE \`_guides_v_version_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`publisher\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_guides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guides_v_version_sources_order_idx\` ON \`_guides_v_version_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_sources_parent_id_idx\` ON \`_guides_v_version_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_guides_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_body\` text,
  	\`version_category\` text,
  	\`version_read_time_minutes\` numeric,
  	\`version_featured\` integer DEFAULT false,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_reviewer_role\` text,
  	\`version_last_reviewed_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_guides_v_parent_idx\` ON \`_guides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_slug_idx\` ON \`_guides_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_order_idx\` ON \`_guides_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_updated_at_idx\` ON \`_guides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_created_at_idx\` ON \`_guides_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version__status_idx\` ON \`_guides_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_created_at_idx\` ON \`_guides_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_updated_at_idx\` ON \`_guides_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_latest_idx\` ON \`_guides_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_guides_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_guides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guides_v_texts_order_parent\` ON \`_guides_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_guides_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`guides_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_guides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guides_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guides_v_rels_order_idx\` ON \`_guides_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_rels_parent_idx\` ON \`_guides_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_rels_path_idx\` ON \`_guides_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_rels_guides_id_idx\` ON \`_guides_v_rels\` (\`guides_id\`);`)
  await db.run(sql`CREATE TABLE \`market_reports_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`anchor\` text,
  	\`blocks\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`market_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`market_reports_sections_order_idx\` ON \`market_reports_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`market_reports_sections_parent_id_idx\` ON \`market_reports_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`market_reports\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`description\` text,
  	\`month\` text,
  	\`category\` text,
  	\`read_time_minutes\` numeric,
  	\`featured\` integer DEFAULT false,
  	\`is_collapsible\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`market_reports_slug_idx\` ON \`market_reports\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`market_reports_month_idx\` ON \`market_reports\` (\`month\`);`)
  await db.run(sql`CREATE INDEX \`market_reports_updated_at_idx\` ON \`market_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`market_reports_created_at_idx\` ON \`market_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`market_reports__status_idx\` ON \`market_reports\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`market_reports_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`market_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`market_reports_texts_order_parent\` ON \`market_reports_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_market_reports_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`anchor\` text,
  	\`blocks\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_market_reports_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_market_reports_v_version_sections_order_idx\` ON \`_market_reports_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_version_sections_parent_id_idx\` ON \`_market_reports_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_market_reports_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_month\` text,
  	\`version_category\` text,
  	\`version_read_time_minutes\` numeric,
  	\`version_featured\` integer DEFAULT false,
  	\`version_is_collapsible\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`market_reports\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_market_reports_v_parent_idx\` ON \`_market_reports_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_version_version_slug_idx\` ON \`_market_reports_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_version_version_month_idx\` ON \`_market_reports_v\` (\`version_month\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_version_version_updated_at_idx\` ON \`_market_reports_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_version_version_created_at_idx\` ON \`_market_reports_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_version_version__status_idx\` ON \`_market_reports_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_created_at_idx\` ON \`_market_reports_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_updated_at_idx\` ON \`_market_reports_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_latest_idx\` ON \`_market_reports_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_market_reports_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_market_reports_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_market_reports_v_texts_order_parent\` ON \`_market_reports_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_pages_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`anchor\` text,
  	\`body\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_pages_sections_order_idx\` ON \`legal_pages_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages_sections_parent_id_idx\` ON \`legal_pages_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_pages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`page_title\` text,
  	\`description\` text,
  	\`last_updated_at\` text,
  	\`is_numbered\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`legal_pages_slug_idx\` ON \`legal_pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages_updated_at_idx\` ON \`legal_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages_created_at_idx\` ON \`legal_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages__status_idx\` ON \`legal_pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_legal_pages_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`anchor\` text,
  	\`body\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_legal_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_sections_order_idx\` ON \`_legal_pages_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_sections_parent_id_idx\` ON \`_legal_pages_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_legal_pages_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_page_title\` text,
  	\`version_description\` text,
  	\`version_last_updated_at\` text,
  	\`version_is_numbered\` integer DEFAULT true,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`legal_pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_parent_idx\` ON \`_legal_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_version_slug_idx\` ON \`_legal_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_version_updated_at_idx\` ON \`_legal_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_version_created_at_idx\` ON \`_legal_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_version__status_idx\` ON \`_legal_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_created_at_idx\` ON \`_legal_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_updated_at_idx\` ON \`_legal_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_latest_idx\` ON \`_legal_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`subscriptions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`consented_at\` text NOT NULL,
  	\`consent_version\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriptions_email_idx\` ON \`subscriptions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_source_idx\` ON \`subscriptions\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_consented_at_idx\` ON \`subscriptions\` (\`consented_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_updated_at_idx\` ON \`subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_created_at_idx\` ON \`subscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`contact_messages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_messages_received_at_idx\` ON \`contact_messages\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_status_idx\` ON \`contact_messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_roles_order_idx\` ON \`users_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_roles_parent_idx\` ON \`users_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`providers_id\` text(36),
  	\`products_id\` text(36),
  	\`medications_id\` text(36),
  	\`price_history_id\` text(36),
  	\`reviews_id\` text(36),
  	\`review_reports_id\` text(36),
  	\`sentiment_snapshots_id\` text(36),
  	\`review_summaries_id\` text(36),
  	\`discounts_id\` text(36),
  	\`guides_id\` text(36),
  	\`market_reports_id\` text(36),
  	\`legal_pages_id\` text(36),
  	\`subscriptions_id\` text(36),
  	\`contact_messages_id\` text(36),
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`providers_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`medications_id\`) REFERENCES \`medications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`price_history_id\`) REFERENCES \`price_history\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`review_reports_id\`) REFERENCES \`review_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sentiment_snapshots_id\`) REFERENCES \`sentiment_snapshots\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`review_summaries_id\`) REFERENCES \`review_summaries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`discounts_id\`) REFERENCES \`discounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guides_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`market_reports_id\`) REFERENCES \`market_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`legal_pages_id\`) REFERENCES \`legal_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscriptions_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_providers_id_idx\` ON \`payload_locked_documents_rels\` (\`providers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_medications_id_idx\` ON \`payload_locked_documents_rels\` (\`medications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_history_id_idx\` ON \`payload_locked_documents_rels\` (\`price_history_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_review_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`review_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sentiment_snapshots_id_idx\` ON \`payload_locked_documents_rels\` (\`sentiment_snapshots_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_review_summaries_id_idx\` ON \`payload_locked_documents_rels\` (\`review_summaries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_discounts_id_idx\` ON \`payload_locked_documents_rels\` (\`discounts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guides_id_idx\` ON \`payload_locked_documents_rels\` (\`guides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_market_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`market_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_legal_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`legal_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`home_testimonials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`quote\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`location\` text,
  	\`rating\` numeric DEFAULT 5 NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_testimonials_order_idx\` ON \`home_testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_testimonials_parent_id_idx\` ON \`home_testimonials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`banner_text\` text,
  	\`banner_link_text\` text DEFAULT 'Read the analysis',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`settings_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_social_links_order_idx\` ON \`settings_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_social_links_parent_id_idx\` ON \`settings_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`site_name\` text DEFAULT 'UK Weight Loss Medication Directory' NOT NULL,
  	\`shows_sample_data\` integer DEFAULT true,
  	\`contact_email\` text DEFAULT 'hello@directory.example' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`catalogue_version\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version\` text NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`providers\`;`)
  await db.run(sql`DROP TABLE \`providers_texts\`;`)
  await db.run(sql`DROP TABLE \`_providers_v\`;`)
  await db.run(sql`DROP TABLE \`_providers_v_texts\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`medications\`;`)
  await db.run(sql`DROP TABLE \`medications_texts\`;`)
  await db.run(sql`DROP TABLE \`_medications_v\`;`)
  await db.run(sql`DROP TABLE \`_medications_v_texts\`;`)
  await db.run(sql`DROP TABLE \`price_history\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`review_reports\`;`)
  await db.run(sql`DROP TABLE \`sentiment_snapshots\`;`)
  await db.run(sql`DROP TABLE \`sentiment_snapshots_texts\`;`)
  await db.run(sql`DROP TABLE \`_sentiment_snapshots_v\`;`)
  await db.run(sql`DROP TABLE \`_sentiment_snapshots_v_texts\`;`)
  await db.run(sql`DROP TABLE \`review_summaries\`;`)
  await db.run(sql`DROP TABLE \`discounts\`;`)
  await db.run(sql`DROP TABLE \`discounts_texts\`;`)
  await db.run(sql`DROP TABLE \`guides_sources\`;`)
  await db.run(sql`DROP TABLE \`guides\`;`)
  await db.run(sql`DROP TABLE \`guides_texts\`;`)
  await db.run(sql`DROP TABLE \`guides_rels\`;`)
  await db.run(sql`DROP TABLE \`_guides_v_version_sources\`;`)
  await db.run(sql`DROP TABLE \`_guides_v\`;`)
  await db.run(sql`DROP TABLE \`_guides_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_guides_v_rels\`;`)
  await db.run(sql`DROP TABLE \`market_reports_sections\`;`)
  await db.run(sql`DROP TABLE \`market_reports\`;`)
  await db.run(sql`DROP TABLE \`market_reports_texts\`;`)
  await db.run(sql`DROP TABLE \`_market_reports_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_market_reports_v\`;`)
  await db.run(sql`DROP TABLE \`_market_reports_v_texts\`;`)
  await db.run(sql`DROP TABLE \`legal_pages_sections\`;`)
  await db.run(sql`DROP TABLE \`legal_pages\`;`)
  await db.run(sql`DROP TABLE \`_legal_pages_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_legal_pages_v\`;`)
  await db.run(sql`DROP TABLE \`subscriptions\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`users_roles\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`home_testimonials\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`DROP TABLE \`settings_social_links\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`DROP TABLE \`catalogue_version\`;`)
}
