import type { Request, Response } from 'express';
import { Pool } from 'undici';

/** What is said of one connection, and not passed on (RFC 9110, 7.6.1); `Expect` has been met before. */
const ofConnection: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** A server that listens on a socket of this machine. */
export type LocalServer = {
  /**
   * Passes a request on to it, and its answer back; headers that the answer has already stay.
   * @throws whatever keeps it from answering; nothing if whoever asked has gone.
   */
  answer: (req: Request, res: Response) => Promise<void>;
  /** Ends all connections. */
  leave: () => void;
};

/** The server that listens at `socketPath`. */
export function localServer(socketPath: string): LocalServer {
  const pool = new Pool('http://localhost', { socketPath });
  return {
    answer: async (req, res) => {
      const gone = new AbortController();
      res.once('close', () => gone.abort());
      try {
        await pool.stream(
          {
            path: req.originalUrl,
            method: req.method,
            headers: passedOn(req.headers),
            body: req.method === 'POST' ? req : null,
            signal: gone.signal,
          },
          ({ statusCode, headers }) => {
            res.status(statusCode);
            for (const [name, value] of Object.entries(passedOn(headers)))
              if (!res.hasHeader(name)) res.setHeader(name, value);
            return res;
          },
        );
      } catch (error) {
        if (!gone.signal.aborted) throw error;
      }
    },
    leave: () => void pool.destroy(),
  };
}

function passedOn(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string | string[]> {
  const passed: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !ofConnection.has(name)) passed[name] = value;
  return passed;
}
