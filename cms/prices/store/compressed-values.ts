import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Payload } from 'payload';
import { isDuplicate } from '#cms/database/is-duplicate.ts';
import { fromPortions, toPortions } from './json-portions.ts';

type Compressed = { gzip: string };

/** Large values in Payload's key-value store: compressed, because MongoDB takes 16 MB at a time. */
export function compressedValues({ kv }: Payload) {
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
