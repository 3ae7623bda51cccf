import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`evidence\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`extension\` text NOT NULL,
  	\`bytes\` numeric NOT NULL,
  	\`uploaded_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`uploaded_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`evidence_uploaded_by_idx\` ON \`evidence\` (\`uploaded_by_id\`);`)
  await db.run(sql`CREATE INDEX \`evidence_updated_at_idx\` ON \`evidence\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`evidence_created_at_idx\` ON \`evidence\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`observations\` ADD \`evidence_id\` text REFERENCES evidence(id);`)
  await db.run(sql`CREATE INDEX \`observations_evidence_idx\` ON \`observations\` (\`evidence_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`DROP TABLE \`evidence\`;`)
  await db.run(sql`CREATE TABLE \`__new_observations\` (
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
  await db.run(sql`INSERT INTO \`__new_observations\`("id", "product_id", "provider_id", "medication_id", "dose", "price_pence", "consultation_fee_pence", "delivery_fee_pence", "in_stock", "source_url", "seen_at", "recorded_at", "route", "by_id", "by_role", "price_import_id", "is_listed", "corrects_id", "note") SELECT "id", "product_id", "provider_id", "medication_id", "dose", "price_pence", "consultation_fee_pence", "delivery_fee_pence", "in_stock", "source_url", "seen_at", "recorded_at", "route", "by_id", "by_role", "price_import_id", "is_listed", "corrects_id", "note" FROM \`observations\`;`)
  await db.run(sql`DROP TABLE \`observations\`;`)
  await db.run(sql`ALTER TABLE \`__new_observations\` RENAME TO \`observations\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
}
