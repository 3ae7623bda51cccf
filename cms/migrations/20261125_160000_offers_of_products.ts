import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/** An offer that names a product is one on a medicine; what was signed off may have named none then. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE discounts SET is_signed_off = false, signed_off_at = NULL, signed_off_by_id = NULL
    WHERE product_id IS NOT NULL`);
  await db.run(sql`INSERT INTO discounts_applies_to (id, parent_id, value, "order")
    SELECT lower(hex(randomblob(16))), id, 'medicine',
      (SELECT count(*) + 1 FROM discounts_applies_to WHERE parent_id = discounts.id)
    FROM discounts WHERE product_id IS NOT NULL
      AND id NOT IN (SELECT parent_id FROM discounts_applies_to WHERE value = 'medicine')`);
}

/** The version before has the same rules for an offer on a medicine. */
export function down(): Promise<void> {
  return Promise.resolve();
}
