import { randomUUID } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startBuiltServer } from '#bench/built-server.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';

export type FuzzServer = {
  url: string;
  port: number;
  test: TestPayload;
  /** The key that signs sessions. */
  secret: string;
  /** The folders of the program and its data. */
  folders: readonly string[];
  isAlive: () => boolean;
  /** Resident memory in megabytes; undefined if the system does not report it. */
  memory: () => number | undefined;
  /** The given values that its log contains so far. */
  findInLog: (values: readonly string[]) => Promise<readonly string[]>;
  /** The lines of its log so far that contain a text, each after the one before it: Payload logs an error by itself. */
  linesInLog: (text: string) => Promise<readonly string[]>;
  stop: () => Promise<void>;
};

/**
 * Starts the production build of site and admin, with the demo data in its own database. It may have 256 MB of heap: with
 * more it collects garbage so late that its memory says nothing about what it holds.
 */
export async function startFuzzServer(): Promise<FuzzServer> {
  const secret = randomUUID();
  const test = await startTestPayload({ PAYLOAD_SECRET: secret });
  const { dataDir, databaseUrl } = test.env;
  const logDir = mkdtempSync(path.join(tmpdir(), 'directory-fuzz-'));
  const logFile = path.join(logDir, 'server.log');
  const log = openSync(logFile, 'a');
  const variables = {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: secret,
    SEED: 'demo',
    LOG_LEVEL: 'info',
    // What a server that is killed leaves behind goes with the log.
    TMPDIR: logDir,
    NODE_OPTIONS: '--max-old-space-size=256',
  };
  const server = await startBuiltServer({ dataDir, variables, log }).catch((error: unknown) => {
    console.error(readFileSync(logFile, 'utf8'));
    throw error;
  });
  return {
    url: server.url,
    port: Number(new URL(server.url).port),
    test,
    secret,
    folders: [dataDir, process.cwd()],
    isAlive: () => isAlive(server.pid),
    memory: () => memoryOf(server.pid),
    findInLog: (values) => findInFile(logFile, values),
    linesInLog: (text) => linesInFile(logFile, text),
    stop: async () => {
      // Killed, because it may hang and its data is thrown away.
      if (isAlive(server.pid)) process.kill(server.pid, 'SIGKILL');
      await server.stop();
      closeSync(log);
      rmSync(logDir, { recursive: true, force: true });
      await test.stop();
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function findInFile(file: string, values: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    for (const value of values) if (line.includes(value)) found.add(value);
  }
  return [...found];
}

async function linesInFile(file: string, text: string): Promise<readonly string[]> {
  const found: string[] = [];
  let before = '';
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line.includes(text)) found.push(before, line);
    before = line;
  }
  return found;
}

function memoryOf(pid: number): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}
