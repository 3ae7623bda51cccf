import { once } from 'node:events';
import { Connection } from 'mongodb/lib/cmap/connection.js';

/**
 * Lets a command fail when its connection is closed while it is written. The driver (6.20, and the same lines in 7.9)
 * waits for the socket to drain, which a closed one never does: the command has no answer and no error then. If it is
 * the monitor's, the process does not come back to a database that has been away. May be called more than once.
 */
export function rejectWritesOnClose(): void {
  Connection.prototype.writeCommand = writeOrReject;
}

const write = Connection.prototype.writeCommand;

async function writeOrReject(this: Connection, command: unknown, options: unknown): Promise<void> {
  const written = new AbortController();
  try {
    await Promise.race([
      write.call(this, command, options),
      once(this, 'close', { signal: written.signal }),
    ]);
    if (this.error) throw this.error;
  } finally {
    written.abort();
  }
}
