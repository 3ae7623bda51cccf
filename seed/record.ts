import type { Payload } from 'payload';

/** What the database remembers of its seeding. */
export type SeedRecord = {
  /** The day that the data is relative to: an interrupted seeding goes on with its own. */
  date: string;
  isComplete: boolean;
};

const key = 'demo-data';

/** What is remembered, or null if the database was never seeded. */
export async function readRecord(payload: Payload): Promise<SeedRecord | null> {
  return payload.kv.get<SeedRecord>(key);
}

export async function writeRecord(payload: Payload, record: SeedRecord): Promise<void> {
  await payload.kv.set(key, record);
}
