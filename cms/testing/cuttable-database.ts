import { randomUUID } from 'node:crypto';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { startCuttableProxy } from './cuttable-proxy.ts';

export type CuttableDatabase = {
  /** For the environment of the process that is to lose it. */
  variables: Record<string, string>;
  cut: (payload: Payload) => Promise<void>;
  /** Lets it fall silent; undefined for the embedded one, which has no network in between. */
  hang: (() => void) | undefined;
  restore: (payload: Payload) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * A database that a process can lose: on MongoDB the network in between is cut, on the embedded one the connection to
 * the file is closed and opened anew.
 */
export async function startCuttableDatabase(): Promise<CuttableDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) {
    return {
      variables: {},
      cut: async ({ db }) => sqlite(db).client.close(),
      hang: undefined,
      restore: reopen,
      stop: async () => {},
    };
  }
  const url = new URL(serverUrl);
  const proxy = await startCuttableProxy({ host: url.hostname, port: Number(url.port || 27017) });
  url.port = String(proxy.port);
  url.pathname = `/test_${randomUUID().replaceAll('-', '')}`;
  // Otherwise the driver asks the replica set for its addresses, and goes past the proxy.
  url.searchParams.set('directConnection', 'true');
  return {
    variables: { DATABASE_URL: url.href },
    cut: proxy.cut,
    hang: proxy.hang,
    restore: proxy.restore,
    stop: proxy.cut,
  };
}

async function reopen({ db }: Payload): Promise<void> {
  const adapter: Partial<SQLiteAdapter> = sqlite(db);
  adapter.client = undefined;
  await db.connect?.({ hotReload: true });
}

function sqlite(db: Payload['db']): Payload['db'] & SQLiteAdapter {
  return db as Payload['db'] & SQLiteAdapter;
}
