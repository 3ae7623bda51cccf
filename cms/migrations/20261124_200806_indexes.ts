import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`product_recordedAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`product_recordedAt_seenAt_pricePence_inStock_isListed_idx\` ON \`observations\` (\`product_id\`,\`recorded_at\`,\`seen_at\`,\`price_pence\`,\`in_stock\`,\`is_listed\`);`)
  await db.run(sql`CREATE INDEX \`providers_texts_parent_idx\` ON \`providers_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_providers_v_texts_parent_idx\` ON \`_providers_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`medications_texts_parent_idx\` ON \`medications_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_medications_v_texts_parent_idx\` ON \`_medications_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sentiment_snapshots_texts_parent_idx\` ON \`sentiment_snapshots_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sentiment_snapshots_v_texts_parent_idx\` ON \`_sentiment_snapshots_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`discounts_texts_parent_idx\` ON \`discounts_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`guides_texts_parent_idx\` ON \`guides_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_texts_parent_idx\` ON \`_guides_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`market_reports_texts_parent_idx\` ON \`market_reports_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_market_reports_v_texts_parent_idx\` ON \`_market_reports_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`publishing_rules_texts_parent_idx\` ON \`publishing_rules_texts\` (\`parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`providers_texts_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_providers_v_texts_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`medications_texts_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_medications_v_texts_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`sentiment_snapshots_texts_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_sentiment_snapshots_v_texts_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`discounts_texts_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`guides_texts_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_guides_v_texts_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`market_reports_texts_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_market_reports_v_texts_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`product_recordedAt_seenAt_pricePence_inStock_isListed_idx\`;`)
  await db.run(sql`CREATE INDEX \`product_recordedAt_idx\` ON \`observations\` (\`product_id\`,\`recorded_at\`);`)
  await db.run(sql`DROP INDEX \`publishing_rules_texts_parent_idx\`;`)
}
