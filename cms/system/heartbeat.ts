import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Payload } from 'payload';
import { every } from '../runtime/every.ts';

const beatMilliseconds = 30_000;
/** A process that has not been heard of for so long has died. */
const deadMilliseconds = 120_000;

/** What a process says of itself every half minute. */
export type RunningProcess = {
  host: string;
  pid: number;
  /** ISO times. */
  startedAt: string;
  seenAt: string;
};

export type Heartbeat = {
  /** Whether the database has taken the last one. */
  isWritable: () => boolean;
  stop: () => Promise<void>;
};

const keyPrefix = 'process:';

const heartbeats = new WeakMap<Payload, Heartbeat>();

/** The heartbeat of this process, if it has one. */
export function heartbeatOf(payload: Payload): Heartbeat | undefined {
  return heartbeats.get(payload);
}

/**
 * Writes to the database every half minute that this process runs. It shows others that it does, and itself whether the
 * database takes writes: a full disk or a file that has become read-only is found before a visitor finds it.
 */
export function startHeartbeat(
  payload: Payload,
  { milliseconds = beatMilliseconds }: { milliseconds?: number } = {},
): Heartbeat {
  const key = keyPrefix + randomUUID();
  const startedAt = new Date().toISOString();
  let isWritable = true;
  const stop = every(milliseconds, beat, { name: 'Writing a heartbeat', logger: payload.logger });
  const heartbeat: Heartbeat = {
    isWritable: () => isWritable,
    stop: async () => {
      await stop();
      await payload.kv.delete(key).catch(() => undefined);
    },
  };
  heartbeats.set(payload, heartbeat);
  return heartbeat;

  async function beat(): Promise<void> {
    const seenAt = new Date().toISOString();
    try {
      await payload.kv.set(key, { host: hostname(), pid: process.pid, startedAt, seenAt });
      isWritable = true;
    } catch (error) {
      isWritable = false;
      throw error;
    }
  }
}

/** The processes that run on this database, oldest first; forgets those that have died. */
export async function runningProcesses({ kv }: Payload): Promise<RunningProcess[]> {
  const keys = (await kv.keys()).filter((key) => key.startsWith(keyPrefix));
  const running: RunningProcess[] = [];
  for (const key of keys) {
    const found = await kv.get<RunningProcess>(key);
    if (!found) continue;
    if (Date.now() - Date.parse(found.seenAt) < deadMilliseconds) running.push(found);
    else await kv.delete(key);
  }
  return running.toSorted((a, b) => a.startedAt.localeCompare(b.startedAt));
}
