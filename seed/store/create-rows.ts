import type { DataFromCollectionSlug, Payload } from 'payload';

/** Collections with too many rows to run the hooks for each of them. */
type BulkCollection = 'price-history' | 'products' | 'reviews';

/** A row without what the database adds. */
export type Row<Slug extends BulkCollection> = Omit<
  DataFromCollectionSlug<Slug>,
  'createdAt' | 'id' | 'updatedAt'
>;

const rowsAtOnce = 50;

/**
 * Writes rows straight to the database: no hook runs and no rule is checked, so the rows are as the collection's
 * rules would leave them (the tests hold every one of them against these rules).
 */
export async function createRows<Slug extends BulkCollection>(
  payload: Payload,
  collection: Slug,
  rows: readonly Row<Slug>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const batch = rows.slice(start, start + rowsAtOnce);
    await Promise.all(
      batch.map((row) =>
        // The MongoDB adapter turns what it is given into its own types in place.
        payload.db.create({ collection, data: { ...row }, req: { payload }, returning: false }),
      ),
    );
  }
}
