import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`logo_id\` text(36) REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`providers_logo_idx\` ON \`providers\` (\`logo_id\`);`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_logo_id\` text(36) REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_providers_v_version_version_logo_idx\` ON \`_providers_v\` (\`version_logo_id\`);`)
  await db.run(sql`ALTER TABLE \`guides\` ADD \`picture_id\` text(36) REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`guides_picture_idx\` ON \`guides\` (\`picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_guides_v\` ADD \`version_picture_id\` text(36) REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_picture_idx\` ON \`_guides_v\` (\`version_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`market_reports\` ADD \`picture_id\` text(36) REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`market_reports_picture_idx\` ON \`market_reports\` (\`picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_market_reports_v\` ADD \`version_picture_id\` text(36) REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_version_version_picture_idx\` ON \`_market_reports_v\` (\`version_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`media_id\` text(36) REFERENCES media(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys = OFF;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`CREATE TABLE \`__new_providers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`type\` text,
  	\`description\` text,
  	\`website\` text,
  	\`address\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`terms_min_bmi_value\` numeric,
  	\`terms_min_bmi_source_url\` text,
  	\`terms_min_bmi_checked_at\` text,
  	\`terms_min_bmi_with_condition_value\` numeric,
  	\`terms_min_bmi_with_condition_source_url\` text,
  	\`terms_min_bmi_with_condition_checked_at\` text,
  	\`terms_switching_proof_value\` text,
  	\`terms_switching_proof_source_url\` text,
  	\`terms_switching_proof_checked_at\` text,
  	\`terms_higher_dose_restart_value\` text,
  	\`terms_higher_dose_restart_source_url\` text,
  	\`terms_higher_dose_restart_checked_at\` text,
  	\`terms_identity_check_value\` text,
  	\`terms_identity_check_source_url\` text,
  	\`terms_identity_check_checked_at\` text,
  	\`terms_photo_check_value\` text,
  	\`terms_photo_check_source_url\` text,
  	\`terms_photo_check_checked_at\` text,
  	\`terms_delivery_regions_source_url\` text,
  	\`terms_delivery_regions_checked_at\` text,
  	\`terms_cold_chain_value\` text,
  	\`terms_cold_chain_source_url\` text,
  	\`terms_cold_chain_checked_at\` text,
  	\`terms_delivery_days_value\` numeric,
  	\`terms_delivery_days_source_url\` text,
  	\`terms_delivery_days_checked_at\` text,
  	\`terms_max_pens_value\` numeric,
  	\`terms_max_pens_source_url\` text,
  	\`terms_max_pens_checked_at\` text,
  	\`terms_cancellation_value\` text,
  	\`terms_cancellation_source_url\` text,
  	\`terms_cancellation_checked_at\` text,
  	\`pricing_analysis\` text,
  	\`overrule_note\` text,
  	\`overruled_words\` text,
  	\`saved_by\` text,
  	\`is_taken_off\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_providers\`("id", "name", "slug", "type", "description", "website", "address", "phone", "email", "terms_min_bmi_value", "terms_min_bmi_source_url", "terms_min_bmi_checked_at", "terms_min_bmi_with_condition_value", "terms_min_bmi_with_condition_source_url", "terms_min_bmi_with_condition_checked_at", "terms_switching_proof_value", "terms_switching_proof_source_url", "terms_switching_proof_checked_at", "terms_higher_dose_restart_value", "terms_higher_dose_restart_source_url", "terms_higher_dose_restart_checked_at", "terms_identity_check_value", "terms_identity_check_source_url", "terms_identity_check_checked_at", "terms_photo_check_value", "terms_photo_check_source_url", "terms_photo_check_checked_at", "terms_delivery_regions_source_url", "terms_delivery_regions_checked_at", "terms_cold_chain_value", "terms_cold_chain_source_url", "terms_cold_chain_checked_at", "terms_delivery_days_value", "terms_delivery_days_source_url", "terms_delivery_days_checked_at", "terms_max_pens_value", "terms_max_pens_source_url", "terms_max_pens_checked_at", "terms_cancellation_value", "terms_cancellation_source_url", "terms_cancellation_checked_at", "pricing_analysis", "overrule_note", "overruled_words", "saved_by", "is_taken_off", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "name", "slug", "type", "description", "website", "address", "phone", "email", "terms_min_bmi_value", "terms_min_bmi_source_url", "terms_min_bmi_checked_at", "terms_min_bmi_with_condition_value", "terms_min_bmi_with_condition_source_url", "terms_min_bmi_with_condition_checked_at", "terms_switching_proof_value", "terms_switching_proof_source_url", "terms_switching_proof_checked_at", "terms_higher_dose_restart_value", "terms_higher_dose_restart_source_url", "terms_higher_dose_restart_checked_at", "terms_identity_check_value", "terms_identity_check_source_url", "terms_identity_check_checked_at", "terms_photo_check_value", "terms_photo_check_source_url", "terms_photo_check_checked_at", "terms_delivery_regions_source_url", "terms_delivery_regions_checked_at", "terms_cold_chain_value", "terms_cold_chain_source_url", "terms_cold_chain_checked_at", "terms_delivery_days_value", "terms_delivery_days_source_url", "terms_delivery_days_checked_at", "terms_max_pens_value", "terms_max_pens_source_url", "terms_max_pens_checked_at", "terms_cancellation_value", "terms_cancellation_source_url", "terms_cancellation_checked_at", "pricing_analysis", "overrule_note", "overruled_words", "saved_by", "is_taken_off", "updated_at", "created_at", "deleted_at", "_status" FROM \`providers\`;`)
  await db.run(sql`DROP TABLE \`providers\`;`)
  await db.run(sql`ALTER TABLE \`__new_providers\` RENAME TO \`providers\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`providers_name_idx\` ON \`providers\` (\`name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`providers_slug_idx\` ON \`providers\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`providers_updated_at_idx\` ON \`providers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`providers_created_at_idx\` ON \`providers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`providers_deleted_at_idx\` ON \`providers\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`providers__status_idx\` ON \`providers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__providers_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_type\` text,
  	\`version_description\` text,
  	\`version_website\` text,
  	\`version_address\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_terms_min_bmi_value\` numeric,
  	\`version_terms_min_bmi_source_url\` text,
  	\`version_terms_min_bmi_checked_at\` text,
  	\`version_terms_min_bmi_with_condition_value\` numeric,
  	\`version_terms_min_bmi_with_condition_source_url\` text,
  	\`version_terms_min_bmi_with_condition_checked_at\` text,
  	\`version_terms_switching_proof_value\` text,
  	\`version_terms_switching_proof_source_url\` text,
  	\`version_terms_switching_proof_checked_at\` text,
  	\`version_terms_higher_dose_restart_value\` text,
  	\`version_terms_higher_dose_restart_source_url\` text,
  	\`version_terms_higher_dose_restart_checked_at\` text,
  	\`version_terms_identity_check_value\` text,
  	\`version_terms_identity_check_source_url\` text,
  	\`version_terms_identity_check_checked_at\` text,
  	\`version_terms_photo_check_value\` text,
  	\`version_terms_photo_check_source_url\` text,
  	\`version_terms_photo_check_checked_at\` text,
  	\`version_terms_delivery_regions_source_url\` text,
  	\`version_terms_delivery_regions_checked_at\` text,
  	\`version_terms_cold_chain_value\` text,
  	\`version_terms_cold_chain_source_url\` text,
  	\`version_terms_cold_chain_checked_at\` text,
  	\`version_terms_delivery_days_value\` numeric,
  	\`version_terms_delivery_days_source_url\` text,
  	\`version_terms_delivery_days_checked_at\` text,
  	\`version_terms_max_pens_value\` numeric,
  	\`version_terms_max_pens_source_url\` text,
  	\`version_terms_max_pens_checked_at\` text,
  	\`version_terms_cancellation_value\` text,
  	\`version_terms_cancellation_source_url\` text,
  	\`version_terms_cancellation_checked_at\` text,
  	\`version_pricing_analysis\` text,
  	\`version_overrule_note\` text,
  	\`version_overruled_words\` text,
  	\`version_saved_by\` text,
  	\`version_is_taken_off\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__providers_v\`("id", "parent_id", "version_name", "version_slug", "version_type", "version_description", "version_website", "version_address", "version_phone", "version_email", "version_terms_min_bmi_value", "version_terms_min_bmi_source_url", "version_terms_min_bmi_checked_at", "version_terms_min_bmi_with_condition_value", "version_terms_min_bmi_with_condition_source_url", "version_terms_min_bmi_with_condition_checked_at", "version_terms_switching_proof_value", "version_terms_switching_proof_source_url", "version_terms_switching_proof_checked_at", "version_terms_higher_dose_restart_value", "version_terms_higher_dose_restart_source_url", "version_terms_higher_dose_restart_checked_at", "version_terms_identity_check_value", "version_terms_identity_check_source_url", "version_terms_identity_check_checked_at", "version_terms_photo_check_value", "version_terms_photo_check_source_url", "version_terms_photo_check_checked_at", "version_terms_delivery_regions_source_url", "version_terms_delivery_regions_checked_at", "version_terms_cold_chain_value", "version_terms_cold_chain_source_url", "version_terms_cold_chain_checked_at", "version_terms_delivery_days_value", "version_terms_delivery_days_source_url", "version_terms_delivery_days_checked_at", "version_terms_max_pens_value", "version_terms_max_pens_source_url", "version_terms_max_pens_checked_at", "version_terms_cancellation_value", "version_terms_cancellation_source_url", "version_terms_cancellation_checked_at", "version_pricing_analysis", "version_overrule_note", "version_overruled_words", "version_saved_by", "version_is_taken_off", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_name", "version_slug", "version_type", "version_description", "version_website", "version_address", "version_phone", "version_email", "version_terms_min_bmi_value", "version_terms_min_bmi_source_url", "version_terms_min_bmi_checked_at", "version_terms_min_bmi_with_condition_value", "version_terms_min_bmi_with_condition_source_url", "version_terms_min_bmi_with_condition_checked_at", "version_terms_switching_proof_value", "version_terms_switching_proof_source_url", "version_terms_switching_proof_checked_at", "version_terms_higher_dose_restart_value", "version_terms_higher_dose_restart_source_url", "version_terms_higher_dose_restart_checked_at", "version_terms_identity_check_value", "version_terms_identity_check_source_url", "version_terms_identity_check_checked_at", "version_terms_photo_check_value", "version_terms_photo_check_source_url", "version_terms_photo_check_checked_at", "version_terms_delivery_regions_source_url", "version_terms_delivery_regions_checked_at", "version_terms_cold_chain_value", "version_terms_cold_chain_source_url", "version_terms_cold_chain_checked_at", "version_terms_delivery_days_value", "version_terms_delivery_days_source_url", "version_terms_delivery_days_checked_at", "version_terms_max_pens_value", "version_terms_max_pens_source_url", "version_terms_max_pens_checked_at", "version_terms_cancellation_value", "version_terms_cancellation_source_url", "version_terms_cancellation_checked_at", "version_pricing_analysis", "version_overrule_note", "version_overruled_words", "version_saved_by", "version_is_taken_off", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_providers_v\`;`)
  await db.run(sql`DROP TABLE \`_providers_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__providers_v\` RENAME TO \`_providers_v\`;`)
  await db.run(sql`CREATE INDEX \`_providers_v_parent_idx\` ON \`_providers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_version_version_name_idx\` ON \`_providers_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_version_version_slug_idx\` ON \`_providers_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_version_version_updated_at_idx\` ON \`_providers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_version_version_created_at_idx\` ON \`_providers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_version_version_deleted_at_idx\` ON \`_providers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_version_version__status_idx\` ON \`_providers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_created_at_idx\` ON \`_providers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_updated_at_idx\` ON \`_providers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_latest_idx\` ON \`_providers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_guides\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`description\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`category\` text,
  	\`read_time_minutes\` numeric,
  	\`featured\` integer DEFAULT false,
  	\`order\` numeric DEFAULT 100,
  	\`reviewer_role\` text,
  	\`last_reviewed_at\` text,
  	\`overrule_note\` text,
  	\`overruled_words\` text,
  	\`saved_by\` text,
  	\`is_taken_off\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_guides\`("id", "title", "slug", "description", "body", "seo_title", "seo_description", "category", "read_time_minutes", "featured", "order", "reviewer_role", "last_reviewed_at", "overrule_note", "overruled_words", "saved_by", "is_taken_off", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "slug", "description", "body", "seo_title", "seo_description", "category", "read_time_minutes", "featured", "order", "reviewer_role", "last_reviewed_at", "overrule_note", "overruled_words", "saved_by", "is_taken_off", "updated_at", "created_at", "deleted_at", "_status" FROM \`guides\`;`)
  await db.run(sql`DROP TABLE \`guides\`;`)
  await db.run(sql`ALTER TABLE \`__new_guides\` RENAME TO \`guides\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`guides_slug_idx\` ON \`guides\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`guides_order_idx\` ON \`guides\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`guides_updated_at_idx\` ON \`guides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guides_created_at_idx\` ON \`guides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`guides_deleted_at_idx\` ON \`guides\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`guides__status_idx\` ON \`guides\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__guides_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_category\` text,
  	\`version_read_time_minutes\` numeric,
  	\`version_featured\` integer DEFAULT false,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_reviewer_role\` text,
  	\`version_last_reviewed_at\` text,
  	\`version_overrule_note\` text,
  	\`version_overruled_words\` text,
  	\`version_saved_by\` text,
  	\`version_is_taken_off\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__guides_v\`("id", "parent_id", "version_title", "version_slug", "version_description", "version_body", "version_seo_title", "version_seo_description", "version_category", "version_read_time_minutes", "version_featured", "version_order", "version_reviewer_role", "version_last_reviewed_at", "version_overrule_note", "version_overruled_words", "version_saved_by", "version_is_taken_off", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_slug", "version_description", "version_body", "version_seo_title", "version_seo_description", "version_category", "version_read_time_minutes", "version_featured", "version_order", "version_reviewer_role", "version_last_reviewed_at", "version_overrule_note", "version_overruled_words", "version_saved_by", "version_is_taken_off", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_guides_v\`;`)
  await db.run(sql`DROP TABLE \`_guides_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__guides_v\` RENAME TO \`_guides_v\`;`)
  await db.run(sql`CREATE INDEX \`_guides_v_parent_idx\` ON \`_guides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_slug_idx\` ON \`_guides_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_order_idx\` ON \`_guides_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_updated_at_idx\` ON \`_guides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_created_at_idx\` ON \`_guides_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_deleted_at_idx\` ON \`_guides_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version__status_idx\` ON \`_guides_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_created_at_idx\` ON \`_guides_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_updated_at_idx\` ON \`_guides_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_latest_idx\` ON \`_guides_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_market_reports\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`description\` text,
  	\`month\` text,
  	\`filled_at\` text,
  	\`snapshot\` text,
  	\`edited_figures\` text,
  	\`category\` text,
  	\`read_time_minutes\` numeric,
  	\`featured\` integer DEFAULT false,
  	\`is_collapsible\` integer DEFAULT false,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`overrule_note\` text,
  	\`overruled_words\` text,
  	\`saved_by\` text,
  	\`is_taken_off\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_market_reports\`("id", "title", "slug", "description", "month", "filled_at", "snapshot", "edited_figures", "category", "read_time_minutes", "featured", "is_collapsible", "seo_title", "seo_description", "overrule_note", "overruled_words", "saved_by", "is_taken_off", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "slug", "description", "month", "filled_at", "snapshot", "edited_figures", "category", "read_time_minutes", "featured", "is_collapsible", "seo_title", "seo_description", "overrule_note", "overruled_words", "saved_by", "is_taken_off", "updated_at", "created_at", "deleted_at", "_status" FROM \`market_reports\`;`)
  await db.run(sql`DROP TABLE \`market_reports\`;`)
  await db.run(sql`ALTER TABLE \`__new_market_reports\` RENAME TO \`market_reports\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`market_reports_slug_idx\` ON \`market_reports\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`market_reports_month_idx\` ON \`market_reports\` (\`month\`);`)
  await db.run(sql`CREATE INDEX \`market_reports_updated_at_idx\` ON \`market_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`market_reports_created_at_idx\` ON \`market_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`market_reports_deleted_at_idx\` ON \`market_reports\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`market_reports__status_idx\` ON \`market_reports\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__market_reports_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_month\` text,
  	\`version_filled_at\` text,
  	\`version_snapshot\` text,
  	\`version_edited_figures\` text,
  	\`version_category\` text,
  	\`version_read_time_minutes\` numeric,
  	\`version_featured\` integer DEFAULT false,
  	\`version_is_collapsible\` integer DEFAULT false,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_overrule_note\` text,
  	\`version_overruled_words\` text,
  	\`version_saved_by\` text,
  	\`version_is_taken_off\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`market_reports\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__market_reports_v\`("id", "parent_id", "version_title", "version_slug", "version_description", "version_month", "version_filled_at", "version_snapshot", "version_edited_figures", "version_category", "version_read_time_minutes", "version_featured", "version_is_collapsible", "version_seo_title", "version_seo_description", "version_overrule_note", "version_overruled_words", "version_saved_by", "version_is_taken_off", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_slug", "version_description", "version_month", "version_filled_at", "version_snapshot", "version_edited_figures", "version_category", "version_read_time_minutes", "version_featured", "version_is_collapsible", "version_seo_title", "version_seo_description", "version_overrule_note", "version_overruled_words", "version_saved_by", "version_is_taken_off", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_market_reports_v\`;`)
  await db.run(sql`DROP TABLE \`_market_reports_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__market_reports_v\` RENAME TO \`_market_reports_v\`;`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_parent_idx\` ON \`_market_reports_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_version_version_slug_idx\` ON \`_market_reports_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_version_version_month_idx\` ON \`_market_reports_v\` (\`version_month\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_version_version_updated_at_idx\` ON \`_market_reports_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_version_version_created_at_idx\` ON \`_market_reports_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_version_version_deleted_at_idx\` ON \`_market_reports_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_version_version__status_idx\` ON \`_market_reports_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_created_at_idx\` ON \`_market_reports_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_updated_at_idx\` ON \`_market_reports_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_latest_idx\` ON \`_market_reports_v\` (\`latest\`);`)
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
  	\`contact_messages_id\` text(36),
  	\`complaints_id\` text(36),
  	\`users_id\` text(36),
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
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`complaints_id\`) REFERENCES \`complaints\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "providers_id", "registrations_id", "products_id", "corrections_id", "medications_id", "reviews_id", "review_reports_id", "sentiment_snapshots_id", "discounts_id", "guides_id", "market_reports_id", "legal_pages_id", "contact_messages_id", "complaints_id", "users_id", "price_imports_id", "review_summaries_id", "helpful_votes_id", "subscriptions_id", "suppressions_id", "mailings_id", "deliveries_id", "audit_trail_id", "second_factors_id") SELECT "id", "order", "parent_id", "path", "providers_id", "registrations_id", "products_id", "corrections_id", "medications_id", "reviews_id", "review_reports_id", "sentiment_snapshots_id", "discounts_id", "guides_id", "market_reports_id", "legal_pages_id", "contact_messages_id", "complaints_id", "users_id", "price_imports_id", "review_summaries_id", "helpful_votes_id", "subscriptions_id", "suppressions_id", "mailings_id", "deliveries_id", "audit_trail_id", "second_factors_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_complaints_id_idx\` ON \`payload_locked_documents_rels\` (\`complaints_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_imports_id_idx\` ON \`payload_locked_documents_rels\` (\`price_imports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_review_summaries_id_idx\` ON \`payload_locked_documents_rels\` (\`review_summaries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_helpful_votes_id_idx\` ON \`payload_locked_documents_rels\` (\`helpful_votes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_suppressions_id_idx\` ON \`payload_locked_documents_rels\` (\`suppressions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mailings_id_idx\` ON \`payload_locked_documents_rels\` (\`mailings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_trail_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_trail_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`PRAGMA foreign_keys = ON;`)
}
