declare module 'mongodb/lib/cmap/connection.js' {
  import type { EventEmitter } from 'node:events';
  import type { Socket } from 'node:net';

  /** One connection of the driver, which it does not export. */
  export class Connection extends EventEmitter {
    constructor(socket: Socket, options: Record<string, unknown>);
    /** Why it was closed; null until then. */
    error: Error | null;
    command(namespace: { db: string }, command: Record<string, unknown>): Promise<unknown>;
    /** Resolves when the socket has taken a command. */
    writeCommand: (this: Connection, command: unknown, options: unknown) => Promise<void>;
  }
}
