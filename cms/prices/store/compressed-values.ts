import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { isSqlite, tableOf, type Sqlite } from '#cms/database/adapters.ts';
import { isDuplicate } from '#cms/database/is-duplicate.ts';
import { inTransaction } from '#cms/database/transaction.ts';
import { fromPortions, toPortions } from '../json-portions.ts';

type Compressed = { gzip: string };

/** Of the embedded database: to write more takes longer than to start the thread that does it, and keeps everybody waiting. */
const maxCharactersAtOnce = 500_000;

/** Large values in Payload's key-value store: compressed, because MongoDB takes 16 MB at a time. */
export function compressedValues({ db, kv }: Payload) {
  return {
    /** Resolves with null if there is no such key. */
    get: async <Value>(key: string): Promise<Value | null> => {
      const compressed = await kv.get<Compressed>(key);
      if (!compressed) return null;
      const packed = Buffer.from(compressed.gzip, 'base64');
      return pipeline([packed], createGunzip(), fromPortions<Value>);
    },

    set: async (key: string, value: unknown): Promise<void> => {
      const packed = await pipeline(toPortions(value), createGzip(), buffer);
      const compressed = { gzip: packed.toString('base64') } satisfies Compressed;
      if (isSqlite(db) && compressed.gzip.length > maxCharactersAtOnce)
        return setInThread(db, key, compressed);
      await kv.set(key, compressed).catch(async (error: unknown) => {
        // Of two that set a new key at the same moment, MongoDB may refuse one; now there is something to replace.
        if (!isDuplicate(error, 'key')) throw error;
        await kv.set(key, compressed);
      });
    },

    delete: async (key: string): Promise<void> => {
      await kv.delete(key);
    },
  };
}

async function setInThread(db: Sqlite, key: string, compressed: Compressed): Promise<void> {
  const values = tableOf(db, 'payload-kv');
  const data = JSON.stringify(compressed);
  await inTransaction(db, async (run) => {
    await run(sql`
      INSERT INTO ${values} (id, key, data) VALUES (${randomUUID()}, ${key}, ${data})
      ON CONFLICT (key) DO UPDATE SET data = excluded.data`);
    return true;
  });
}
