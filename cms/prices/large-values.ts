import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Payload } from 'payload';

type Packed = { gzip: string };

/** Keeps a large value beside the documents: compressed, because MongoDB takes 16 MB at a time. */
export async function keep({ kv }: Payload, key: string, value: unknown): Promise<void> {
  const packed = await promisify(gzip)(JSON.stringify(value));
  await kv.set(key, { gzip: packed.toString('base64') } satisfies Packed);
}

/** What is kept under a key, or null. */
export async function recall<Value>({ kv }: Payload, key: string): Promise<Value | null> {
  const packed = await kv.get<Packed>(key);
  if (!packed) return null;
  const unpacked = await promisify(gunzip)(Buffer.from(packed.gzip, 'base64'));
  return JSON.parse(unpacked.toString()) as Value;
}

export async function forget({ kv }: Payload, key: string): Promise<void> {
  await kv.delete(key);
}
