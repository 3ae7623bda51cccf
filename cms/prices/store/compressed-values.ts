import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Payload } from 'payload';

type Compressed = { gzip: string };

/** Large values in Payload's key-value store: compressed, because MongoDB takes 16 MB at a time. */
export function compressedValues({ kv }: Payload) {
  return {
    /** Resolves with null if there is no such key. */
    get: async <Value>(key: string): Promise<Value | null> => {
      const compressed = await kv.get<Compressed>(key);
      if (!compressed) return null;
      const json = await promisify(gunzip)(Buffer.from(compressed.gzip, 'base64'));
      return JSON.parse(json.toString()) as Value;
    },

    set: async (key: string, value: unknown): Promise<void> => {
      const compressed = await promisify(gzip)(JSON.stringify(value));
      await kv.set(key, { gzip: compressed.toString('base64') } satisfies Compressed);
    },

    delete: async (key: string): Promise<void> => {
      await kv.delete(key);
    },
  };
}
