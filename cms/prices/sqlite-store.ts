import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import type { Change, Journal } from './journal.ts';
import { pause } from './pause.ts';
import type { PriceStore } from './price-store.ts';
import type { StoredProduct } from './products.ts';

/** SQLite has no booleans. */
type StoredRow = Omit<StoredProduct, 'inStock'> & { inStock: 0 | 1 };

const productsAtOnce = 2000;

/** JSON goes in and out of single statements: a statement a row takes a hundred times as long. */
export function createSqliteStore({ client }: SQLiteAdapter & Payload['db']): PriceStore {
  return {
    readProducts: async () => {
      const products: StoredProduct[] = [];
      for (let lastId = ''; ; lastId = products.at(-1)?.id ?? '') {
        const { rows } = await client.execute({
          sql: selectProducts,
          args: [lastId, productsAtOnce],
        });
        const read = JSON.parse(rows[0]?.products as string) as StoredRow[];
        products.push(...read.map((product) => ({ ...product, inStock: product.inStock === 1 })));
        if (read.length < productsAtOnce) return products;
        await pause();
      }
    },

    // One statement after the other without a pause, so that nothing else of this process comes between.
    writePrices: async ({ importId, journal: { at, changes } }) => {
      const created = changes.filter(({ before }) => before === null);
      const changed = changes.filter(({ before }) => before !== null);
      try {
        const [claimed] = await client.batch(
          [
            { sql: claim, args: [at, importId, JSON.stringify(changes.map(toClaim))] },
            { sql: updateProducts, args: [at, JSON.stringify(changed), importId, at] },
            { sql: insertProducts, args: [at, at, JSON.stringify(created), importId, at] },
          ],
          'write',
        );
        return claimed?.rowsAffected === 1;
      } catch (error) {
        // Somebody has added one of the new products meanwhile.
        if ((error as { code?: string }).code === 'SQLITE_CONSTRAINT_UNIQUE') return false;
        throw error;
      }
    },

    appendHistory: async ({ importId, journal, changes }) => {
      const entries = changes.filter(({ historyEntry }) => historyEntry !== null);
      await client.execute({
        sql: insertHistory,
        args: [...historyValues(importId, journal), JSON.stringify(entries)],
      });
    },
  };
}

function toClaim({ product, updatedAt }: Change) {
  return { product, updatedAt };
}

function historyValues(importId: string, { at, by, source }: Journal) {
  return [at, by, source, importId, at, at];
}

const selectProducts = `
  SELECT json_group_array(json_object(
    'id', id, 'provider', provider_id, 'medication', medication_id, 'dose', dose, 'pricePence', price_pence,
    'consultationFeePence', consultation_fee_pence, 'deliveryFeePence', delivery_fee_pence, 'inStock', in_stock,
    'sourceUrl', source_url, 'checkedAt', checked_at, 'checkedBy', checked_by_id,
    'checkedThrough', checked_through, 'deletedAt', deleted_at, 'updatedAt', updated_at
  )) AS products
  FROM (SELECT * FROM products WHERE id > ? ORDER BY id LIMIT ?)`;

/** The import takes the prices as written, unless a product has been saved since, added or deleted. */
const claim = `
  UPDATE price_imports SET prices_written_at = ?
  WHERE id = ? AND status IN ('applying', 'undoing') AND prices_written_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM json_each(?) AS change
    LEFT JOIN products ON products.id = change.value ->> 'product'
    WHERE products.updated_at IS NOT change.value ->> 'updatedAt'
  )`;

const isClaimed = `EXISTS (SELECT 1 FROM price_imports WHERE id = ? AND prices_written_at = ?)`;

const updateProducts = `
  UPDATE products SET
    price_pence = change.value ->> '$.after.pricePence',
    consultation_fee_pence = change.value ->> '$.after.consultationFeePence',
    delivery_fee_pence = change.value ->> '$.after.deliveryFeePence',
    in_stock = change.value ->> '$.after.inStock',
    source_url = change.value ->> '$.after.sourceUrl',
    checked_at = change.value ->> '$.after.checkedAt',
    checked_by_id = change.value ->> '$.after.checkedBy',
    checked_through = change.value ->> '$.after.checkedThrough',
    deleted_at = change.value ->> '$.after.deletedAt',
    updated_at = ?
  FROM json_each(?) AS change
  WHERE products.id = change.value ->> 'product' AND ${isClaimed}`;

const insertProducts = `
  INSERT INTO products (
    created_at, updated_at, id, title, provider_id, medication_id, dose, price_pence, price_unit,
    consultation_fee_pence, delivery_fee_pence, in_stock, source_url, checked_at, checked_by_id, checked_through
  )
  SELECT
    ?, ?, change.value ->> 'product', change.value ->> 'title', change.value ->> 'provider',
    change.value ->> 'medication', change.value ->> 'dose', change.value ->> '$.after.pricePence', 'month',
    change.value ->> '$.after.consultationFeePence', change.value ->> '$.after.deliveryFeePence',
    change.value ->> '$.after.inStock', change.value ->> '$.after.sourceUrl', change.value ->> '$.after.checkedAt',
    change.value ->> '$.after.checkedBy', change.value ->> '$.after.checkedThrough'
  FROM json_each(?) AS change
  WHERE ${isClaimed}`;

const insertHistory = `
  INSERT OR IGNORE INTO price_history (
    changed_at, changed_by_id, source, price_import_id, created_at, updated_at,
    id, product_id, provider_id, medication_id, dose, old_price_pence, new_price_pence
  )
  SELECT
    ?, ?, ?, ?, ?, ?,
    change.value ->> 'historyEntry', change.value ->> 'product', change.value ->> 'provider',
    change.value ->> 'medication', change.value ->> 'dose', change.value ->> '$.before.pricePence',
    change.value ->> '$.after.pricePence'
  FROM json_each(?) AS change`;
