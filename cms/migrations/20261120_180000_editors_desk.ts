import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`discounts_applies_to\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`discounts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`discounts_applies_to_order_idx\` ON \`discounts_applies_to\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`discounts_applies_to_parent_idx\` ON \`discounts_applies_to\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`price_imports\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`file_name\` text NOT NULL,
  	\`status\` text NOT NULL,
  	\`counts\` text NOT NULL,
  	\`uploaded_by_id\` text(36),
  	\`applied_by_id\` text(36),
  	\`applied_at\` text,
  	\`changed_rows\` numeric,
  	\`created_rows\` numeric,
  	\`undone_by_id\` text(36),
  	\`undone_at\` text,
  	\`problem\` text,
  	\`journal\` text,
  	\`undo_journal\` text,
  	\`prices_written_at\` text,
  	\`written_rows\` numeric,
  	\`lease_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`uploaded_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`applied_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`undone_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`price_imports_status_idx\` ON \`price_imports\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`price_imports_uploaded_by_idx\` ON \`price_imports\` (\`uploaded_by_id\`);`)
  await db.run(sql`CREATE INDEX \`price_imports_applied_by_idx\` ON \`price_imports\` (\`applied_by_id\`);`)
  await db.run(sql`CREATE INDEX \`price_imports_applied_at_idx\` ON \`price_imports\` (\`applied_at\`);`)
  await db.run(sql`CREATE INDEX \`price_imports_undone_by_idx\` ON \`price_imports\` (\`undone_by_id\`);`)
  await db.run(sql`CREATE INDEX \`price_imports_updated_at_idx\` ON \`price_imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`price_imports_created_at_idx\` ON \`price_imports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`suppressions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`address_code\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`suppressed_at\` text NOT NULL,
  	\`source\` text,
  	\`consented_at\` text,
  	\`confirmed_at\` text,
  	\`consent_version\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`suppressions_address_code_idx\` ON \`suppressions\` (\`address_code\`);`)
  await db.run(sql`CREATE INDEX \`suppressions_reason_idx\` ON \`suppressions\` (\`reason\`);`)
  await db.run(sql`CREATE INDEX \`suppressions_suppressed_at_idx\` ON \`suppressions\` (\`suppressed_at\`);`)
  await db.run(sql`CREATE INDEX \`suppressions_updated_at_idx\` ON \`suppressions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`suppressions_created_at_idx\` ON \`suppressions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mailings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`summary\` text NOT NULL,
  	\`report\` text NOT NULL,
  	\`status\` text NOT NULL,
  	\`problem\` text,
  	\`recipients\` numeric NOT NULL,
  	\`started_at\` text NOT NULL,
  	\`started_by_id\` text(36),
  	\`finished_at\` text,
  	\`enlisted_up_to\` text,
  	\`is_enlisted\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`started_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mailings_report_idx\` ON \`mailings\` (\`report\`);`)
  await db.run(sql`CREATE INDEX \`mailings_status_idx\` ON \`mailings\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`mailings_started_at_idx\` ON \`mailings\` (\`started_at\`);`)
  await db.run(sql`CREATE INDEX \`mailings_started_by_idx\` ON \`mailings\` (\`started_by_id\`);`)
  await db.run(sql`CREATE INDEX \`mailings_updated_at_idx\` ON \`mailings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mailings_created_at_idx\` ON \`mailings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`deliveries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`mailing\` text NOT NULL,
  	\`subscription\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`due_at\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`sent_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`deliveries_subscription_idx\` ON \`deliveries\` (\`subscription\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mailing_subscription_idx\` ON \`deliveries\` (\`mailing\`,\`subscription\`);`)
  await db.run(sql`CREATE INDEX \`mailing_state_dueAt_idx\` ON \`deliveries\` (\`mailing\`,\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_trail\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`user_name\` text NOT NULL,
  	\`user_id\` text(36),
  	\`operation\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document_title\` text NOT NULL,
  	\`document_id\` text NOT NULL,
  	\`changes\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_trail_at_idx\` ON \`audit_trail\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_user_name_idx\` ON \`audit_trail\` (\`user_name\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_user_idx\` ON \`audit_trail\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_operation_idx\` ON \`audit_trail\` (\`operation\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_kind_idx\` ON \`audit_trail\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_document_id_idx\` ON \`audit_trail\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_updated_at_idx\` ON \`audit_trail\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_created_at_idx\` ON \`audit_trail\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`providers_deleted_at_idx\` ON \`providers\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_providers_v_version_version_deleted_at_idx\` ON \`_providers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`checked_through\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`checked_by_id\` text(36) REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`products_checked_by_idx\` ON \`products\` (\`checked_by_id\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`medications\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`medications_deleted_at_idx\` ON \`medications\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_medications_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_medications_v_version_version_deleted_at_idx\` ON \`_medications_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`price_history\` ADD \`price_import_id\` text(36) REFERENCES price_imports(id);`)
  await db.run(sql`CREATE INDEX \`price_history_price_import_idx\` ON \`price_history\` (\`price_import_id\`);`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`reply_text\` text;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`reply_replied_at\` text;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`rejection_reason\` text;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`consent_version\` text;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`verified_evidence\` text;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`sentiment_source\` text;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`open_reports\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`reviews_open_reports_idx\` ON \`reviews\` (\`open_reports\`);`)
  await db.run(sql`CREATE INDEX \`reviews_deleted_at_idx\` ON \`reviews\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`sentiment_snapshots\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`sentiment_snapshots_deleted_at_idx\` ON \`sentiment_snapshots\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_sentiment_snapshots_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_sentiment_snapshots_v_version_version_deleted_at_idx\` ON \`_sentiment_snapshots_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`is_signed_off\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`signed_off_by_id\` text(36) REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`signed_off_at\` text;`)
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`discounts_signed_off_by_idx\` ON \`discounts\` (\`signed_off_by_id\`);`)
  await db.run(sql`CREATE INDEX \`discounts_ends_at_idx\` ON \`discounts\` (\`ends_at\`);`)
  await db.run(sql`CREATE INDEX \`discounts_deleted_at_idx\` ON \`discounts\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`guides\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`guides\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`guides\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`guides_deleted_at_idx\` ON \`guides\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_guides_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_guides_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_guides_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_deleted_at_idx\` ON \`_guides_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`market_reports\` ADD \`filled_at\` text;`)
  await db.run(sql`ALTER TABLE \`market_reports\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`market_reports\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`market_reports\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`market_reports_deleted_at_idx\` ON \`market_reports\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` ADD \`version_filled_at\` text;`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_version_version_deleted_at_idx\` ON \`_market_reports_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`legal_pages\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`legal_pages\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`legal_pages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`legal_pages_deleted_at_idx\` ON \`legal_pages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_legal_pages_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_legal_pages_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_legal_pages_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_version_deleted_at_idx\` ON \`_legal_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`status\` text DEFAULT 'pending' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`confirmed_at\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`address_code\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`owed_message\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`message_requested_at\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`due_at\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`attempts\` numeric;`)
  await db.run(sql`CREATE INDEX \`subscriptions_status_idx\` ON \`subscriptions\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_confirmed_at_idx\` ON \`subscriptions\` (\`confirmed_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_address_code_idx\` ON \`subscriptions\` (\`address_code\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_due_at_idx\` ON \`subscriptions\` (\`due_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`price_imports_id\` text(36) REFERENCES price_imports(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`suppressions_id\` text(36) REFERENCES suppressions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`mailings_id\` text(36) REFERENCES mailings(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`deliveries_id\` text(36) REFERENCES deliveries(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`audit_trail_id\` text(36) REFERENCES audit_trail(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_imports_id_idx\` ON \`payload_locked_documents_rels\` (\`price_imports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_suppressions_id_idx\` ON \`payload_locked_documents_rels\` (\`suppressions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mailings_id_idx\` ON \`payload_locked_documents_rels\` (\`mailings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_trail_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_trail_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`discounts_applies_to\`;`)
  await db.run(sql`DROP TABLE \`price_imports\`;`)
  await db.run(sql`DROP TABLE \`suppressions\`;`)
  await db.run(sql`DROP TABLE \`mailings\`;`)
  await db.run(sql`DROP TABLE \`deliveries\`;`)
  await db.run(sql`DROP TABLE \`audit_trail\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_products\` (
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
  await db.run(sql`INSERT INTO \`__new_products\`("id", "title", "provider_id", "medication_id", "dose", "price_pence", "price_unit", "consultation_fee_pence", "delivery_fee_pence", "in_stock", "source_url", "checked_at", "updated_at", "created_at") SELECT "id", "title", "provider_id", "medication_id", "dose", "price_pence", "price_unit", "consultation_fee_pence", "delivery_fee_pence", "in_stock", "source_url", "checked_at", "updated_at", "created_at" FROM \`products\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`ALTER TABLE \`__new_products\` RENAME TO \`products\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`products_provider_idx\` ON \`products\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`products_medication_idx\` ON \`products\` (\`medication_id\`);`)
  await db.run(sql`CREATE INDEX \`products_checked_at_idx\` ON \`products\` (\`checked_at\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`provider_medication_dose_idx\` ON \`products\` (\`provider_id\`,\`medication_id\`,\`dose\`);`)
  await db.run(sql`CREATE TABLE \`__new_discounts\` (
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
  await db.run(sql`INSERT INTO \`__new_discounts\`("id", "provider_id", "discount_text", "code", "percentage_off", "fixed_amount_off_pence", "validity_period", "url", "is_active", "discovered_at", "ends_at", "updated_at", "created_at") SELECT "id", "provider_id", "discount_text", "code", "percentage_off", "fixed_amount_off_pence", "validity_period", "url", "is_active", "discovered_at", "ends_at", "updated_at", "created_at" FROM \`discounts\`;`)
  await db.run(sql`DROP TABLE \`discounts\`;`)
  await db.run(sql`ALTER TABLE \`__new_discounts\` RENAME TO \`discounts\`;`)
  await db.run(sql`CREATE INDEX \`discounts_provider_idx\` ON \`discounts\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`discounts_is_active_idx\` ON \`discounts\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`discounts_updated_at_idx\` ON \`discounts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`discounts_created_at_idx\` ON \`discounts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_price_history\` (
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
  await db.run(sql`INSERT INTO \`__new_price_history\`("id", "product_id", "provider_id", "medication_id", "dose", "old_price_pence", "new_price_pence", "changed_at", "changed_by_id", "source", "updated_at", "created_at") SELECT "id", "product_id", "provider_id", "medication_id", "dose", "old_price_pence", "new_price_pence", "changed_at", "changed_by_id", "source", "updated_at", "created_at" FROM \`price_history\`;`)
  await db.run(sql`DROP TABLE \`price_history\`;`)
  await db.run(sql`ALTER TABLE \`__new_price_history\` RENAME TO \`price_history\`;`)
  await db.run(sql`CREATE INDEX \`price_history_product_idx\` ON \`price_history\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`price_history_provider_idx\` ON \`price_history\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`price_history_medication_idx\` ON \`price_history\` (\`medication_id\`);`)
  await db.run(sql`CREATE INDEX \`price_history_changed_at_idx\` ON \`price_history\` (\`changed_at\`);`)
  await db.run(sql`CREATE INDEX \`price_history_changed_by_idx\` ON \`price_history\` (\`changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`price_history_updated_at_idx\` ON \`price_history\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`price_history_created_at_idx\` ON \`price_history\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`product_changedAt_idx\` ON \`price_history\` (\`product_id\`,\`changed_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "providers_id", "products_id", "medications_id", "price_history_id", "reviews_id", "review_reports_id", "sentiment_snapshots_id", "review_summaries_id", "discounts_id", "guides_id", "market_reports_id", "legal_pages_id", "subscriptions_id", "contact_messages_id", "users_id") SELECT "id", "order", "parent_id", "path", "providers_id", "products_id", "medications_id", "price_history_id", "reviews_id", "review_reports_id", "sentiment_snapshots_id", "review_summaries_id", "discounts_id", "guides_id", "market_reports_id", "legal_pages_id", "subscriptions_id", "contact_messages_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`DROP INDEX \`providers_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_providers_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`medications_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`medications\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_medications_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_medications_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`reviews_open_reports_idx\`;`)
  await db.run(sql`DROP INDEX \`reviews_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`reply_text\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`reply_replied_at\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`rejection_reason\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`consent_version\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`verified_evidence\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`sentiment_source\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`open_reports\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`sentiment_snapshots_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`sentiment_snapshots\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_sentiment_snapshots_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_sentiment_snapshots_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`guides_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`guides\` DROP COLUMN \`seo_title\`;`)
  await db.run(sql`ALTER TABLE \`guides\` DROP COLUMN \`seo_description\`;`)
  await db.run(sql`ALTER TABLE \`guides\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_guides_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_guides_v\` DROP COLUMN \`version_seo_title\`;`)
  await db.run(sql`ALTER TABLE \`_guides_v\` DROP COLUMN \`version_seo_description\`;`)
  await db.run(sql`ALTER TABLE \`_guides_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`market_reports_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`market_reports\` DROP COLUMN \`filled_at\`;`)
  await db.run(sql`ALTER TABLE \`market_reports\` DROP COLUMN \`seo_title\`;`)
  await db.run(sql`ALTER TABLE \`market_reports\` DROP COLUMN \`seo_description\`;`)
  await db.run(sql`ALTER TABLE \`market_reports\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_market_reports_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` DROP COLUMN \`version_filled_at\`;`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` DROP COLUMN \`version_seo_title\`;`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` DROP COLUMN \`version_seo_description\`;`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`legal_pages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`legal_pages\` DROP COLUMN \`seo_title\`;`)
  await db.run(sql`ALTER TABLE \`legal_pages\` DROP COLUMN \`seo_description\`;`)
  await db.run(sql`ALTER TABLE \`legal_pages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_legal_pages_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_legal_pages_v\` DROP COLUMN \`version_seo_title\`;`)
  await db.run(sql`ALTER TABLE \`_legal_pages_v\` DROP COLUMN \`version_seo_description\`;`)
  await db.run(sql`ALTER TABLE \`_legal_pages_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`subscriptions_status_idx\`;`)
  await db.run(sql`DROP INDEX \`subscriptions_confirmed_at_idx\`;`)
  await db.run(sql`DROP INDEX \`subscriptions_address_code_idx\`;`)
  await db.run(sql`DROP INDEX \`subscriptions_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`confirmed_at\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`address_code\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`owed_message\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`message_requested_at\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`due_at\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`attempts\`;`)
}
