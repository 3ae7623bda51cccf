import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`home_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`guides_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guides_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_rels_order_idx\` ON \`home_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_parent_idx\` ON \`home_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_path_idx\` ON \`home_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_guides_id_idx\` ON \`home_rels\` (\`guides_id\`);`)
  for (const table of ['medications', '_medications_v']) {
    const column = sql.raw(table === 'medications' ? 'theme' : 'version_theme')
    await db.run(sql`UPDATE ${sql.raw(table)} SET ${column} = CASE ${column}
      WHEN 'mounjaro' THEN 'purple' WHEN 'wegovy' THEN 'blue' WHEN 'saxenda' THEN 'pink' ELSE ${column} END;`)
  }
  await db.run(sql`INSERT INTO home_rels ("order", parent_id, path, guides_id)
    SELECT 1 + (guides.slug = 'nhs-weight-loss-injections') + 2 * (guides.slug = 'wegovy-guide'), home.id, 'guides', guides.id
    FROM home, guides WHERE guides.slug IN ('mounjaro-guide', 'nhs-weight-loss-injections', 'wegovy-guide');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`home_rels\`;`)
}
