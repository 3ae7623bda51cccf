import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`providers_terms_delivery_regions_value\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`providers_terms_delivery_regions_value_order_idx\` ON \`providers_terms_delivery_regions_value\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`providers_terms_delivery_regions_value_parent_idx\` ON \`providers_terms_delivery_regions_value\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_providers_v_version_terms_delivery_regions_value\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_providers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_providers_v_version_terms_delivery_regions_value_order_idx\` ON \`_providers_v_version_terms_delivery_regions_value\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_version_terms_delivery_regions_value_parent_idx\` ON \`_providers_v_version_terms_delivery_regions_value\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`discounts_taken_off\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`discounts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`discounts_taken_off_order_idx\` ON \`discounts_taken_off\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`discounts_taken_off_parent_idx\` ON \`discounts_taken_off\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_min_bmi_value\` numeric;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_min_bmi_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_min_bmi_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_min_bmi_with_condition_value\` numeric;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_min_bmi_with_condition_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_min_bmi_with_condition_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_switching_proof_value\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_switching_proof_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_switching_proof_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_higher_dose_restart_value\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_higher_dose_restart_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_higher_dose_restart_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_identity_check_value\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_identity_check_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_identity_check_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_photo_check_value\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_photo_check_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_photo_check_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_delivery_regions_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_delivery_regions_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_cold_chain_value\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_cold_chain_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_cold_chain_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_delivery_days_value\` numeric;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_delivery_days_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_delivery_days_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_max_pens_value\` numeric;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_max_pens_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_max_pens_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_cancellation_value\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_cancellation_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`providers\` ADD \`terms_cancellation_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_min_bmi_value\` numeric;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_min_bmi_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_min_bmi_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_min_bmi_with_condition_value\` numeric;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_min_bmi_with_condition_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_min_bmi_with_condition_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_switching_proof_value\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_switching_proof_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_switching_proof_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_higher_dose_restart_value\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_higher_dose_restart_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_higher_dose_restart_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_identity_check_value\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_identity_check_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_identity_check_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_photo_check_value\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_photo_check_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_photo_check_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_delivery_regions_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_delivery_regions_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_cold_chain_value\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_cold_chain_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_cold_chain_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_delivery_days_value\` numeric;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_delivery_days_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_delivery_days_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_max_pens_value\` numeric;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_max_pens_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_max_pens_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_cancellation_value\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_cancellation_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` ADD \`version_terms_cancellation_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`first_order_price_pence\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`consultation_fee_basis\` text;`)
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`for_whom\` text;`)
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`medication_id\` text(36) REFERENCES medications(id);`)
  await db.run(sql`CREATE INDEX \`discounts_medication_idx\` ON \`discounts\` (\`medication_id\`);`)
  await db.run(sql`ALTER TABLE \`observations\` ADD \`first_order_price_pence\` numeric;`)
  await db.run(sql`ALTER TABLE \`observations\` ADD \`consultation_fee_basis\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`providers_terms_delivery_regions_value\`;`)
  await db.run(sql`DROP TABLE \`_providers_v_version_terms_delivery_regions_value\`;`)
  await db.run(sql`DROP TABLE \`discounts_taken_off\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_discounts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`provider_id\` text(36) NOT NULL,
  	\`discount_text\` text NOT NULL,
  	\`product_id\` text(36),
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
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`signed_off_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_discounts\`("id", "provider_id", "discount_text", "product_id", "code", "percentage_off", "fixed_amount_off_pence", "is_signed_off", "signed_off_by_id", "signed_off_at", "validity_period", "url", "is_active", "discovered_at", "starts_at", "ends_at", "overrule_note", "overruled_words", "updated_at", "created_at", "deleted_at") SELECT "id", "provider_id", "discount_text", "product_id", "code", "percentage_off", "fixed_amount_off_pence", "is_signed_off", "signed_off_by_id", "signed_off_at", "validity_period", "url", "is_active", "discovered_at", "starts_at", "ends_at", "overrule_note", "overruled_words", "updated_at", "created_at", "deleted_at" FROM \`discounts\`;`)
  await db.run(sql`DROP TABLE \`discounts\`;`)
  await db.run(sql`ALTER TABLE \`__new_discounts\` RENAME TO \`discounts\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`discounts_provider_idx\` ON \`discounts\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`discounts_product_idx\` ON \`discounts\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`discounts_signed_off_by_idx\` ON \`discounts\` (\`signed_off_by_id\`);`)
  await db.run(sql`CREATE INDEX \`discounts_is_active_idx\` ON \`discounts\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`discounts_ends_at_idx\` ON \`discounts\` (\`ends_at\`);`)
  await db.run(sql`CREATE INDEX \`discounts_updated_at_idx\` ON \`discounts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`discounts_created_at_idx\` ON \`discounts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`discounts_deleted_at_idx\` ON \`discounts\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_min_bmi_value\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_min_bmi_source_url\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_min_bmi_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_min_bmi_with_condition_value\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_min_bmi_with_condition_source_url\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_min_bmi_with_condition_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_switching_proof_value\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_switching_proof_source_url\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_switching_proof_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_higher_dose_restart_value\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_higher_dose_restart_source_url\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_higher_dose_restart_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_identity_check_value\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_identity_check_source_url\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_identity_check_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_photo_check_value\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_photo_check_source_url\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_photo_check_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_delivery_regions_source_url\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_delivery_regions_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_cold_chain_value\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_cold_chain_source_url\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_cold_chain_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_delivery_days_value\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_delivery_days_source_url\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_delivery_days_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_max_pens_value\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_max_pens_source_url\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_max_pens_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_cancellation_value\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_cancellation_source_url\`;`)
  await db.run(sql`ALTER TABLE \`providers\` DROP COLUMN \`terms_cancellation_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_min_bmi_value\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_min_bmi_source_url\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_min_bmi_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_min_bmi_with_condition_value\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_min_bmi_with_condition_source_url\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_min_bmi_with_condition_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_switching_proof_value\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_switching_proof_source_url\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_switching_proof_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_higher_dose_restart_value\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_higher_dose_restart_source_url\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_higher_dose_restart_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_identity_check_value\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_identity_check_source_url\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_identity_check_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_photo_check_value\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_photo_check_source_url\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_photo_check_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_delivery_regions_source_url\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_delivery_regions_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_cold_chain_value\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_cold_chain_source_url\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_cold_chain_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_delivery_days_value\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_delivery_days_source_url\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_delivery_days_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_max_pens_value\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_max_pens_source_url\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_max_pens_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_cancellation_value\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_cancellation_source_url\`;`)
  await db.run(sql`ALTER TABLE \`_providers_v\` DROP COLUMN \`version_terms_cancellation_checked_at\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`first_order_price_pence\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`consultation_fee_basis\`;`)
  await db.run(sql`ALTER TABLE \`observations\` DROP COLUMN \`first_order_price_pence\`;`)
  await db.run(sql`ALTER TABLE \`observations\` DROP COLUMN \`consultation_fee_basis\`;`)
}
