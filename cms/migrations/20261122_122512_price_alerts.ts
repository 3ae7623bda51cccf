import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`price_alerts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`address_code\` text NOT NULL,
  	\`status\` text NOT NULL,
  	\`consented_at\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`consent_version\` text NOT NULL,
  	\`alerts\` text NOT NULL,
  	\`news\` text NOT NULL,
  	\`watched\` text,
  	\`ends_at\` text,
  	\`is_link_requested\` integer,
  	\`link_requested_at\` text,
  	\`has_been_asked\` integer,
  	\`sent_at\` text,
  	\`revision\` numeric NOT NULL,
  	\`pending_message\` text,
  	\`message_requested_at\` text,
  	\`due_at\` text,
  	\`attempts\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`price_alerts_email_idx\` ON \`price_alerts\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`price_alerts_address_code_idx\` ON \`price_alerts\` (\`address_code\`);`)
  await db.run(sql`CREATE INDEX \`price_alerts_status_idx\` ON \`price_alerts\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`price_alerts_due_at_idx\` ON \`price_alerts\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`price_alerts_updated_at_idx\` ON \`price_alerts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`price_alerts_created_at_idx\` ON \`price_alerts\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`price_alerts\`;`)
}
